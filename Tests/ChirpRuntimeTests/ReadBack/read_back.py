"""Reads requests that the client has made with the standard library alone, and says what of each
differs from what was meant: a line of JSON for each request, all values in base64."""

import base64
import email.parser
import http.client
import io
import json
import sys
import urllib.parse


def text(value):
    return base64.b64decode(value).decode("utf-8")


def path(record, value):
    segments = urllib.parse.urlsplit(record["url"]).path.split("/")
    if len(segments) != 5:
        return f"{len(segments)} segments"
    return [segments[1], segments[2], urllib.parse.unquote(segments[3], errors="strict"), segments[4]] == [
        "v1", "a", value, "b"
    ] or "another path"


def query(record, value):
    parts = urllib.parse.urlsplit(record["url"])
    items = urllib.parse.parse_qsl(
        parts.query, keep_blank_values=True, strict_parsing=True, errors="strict")
    return (parts.path, parts.fragment, items) == ("/v1/a", "", [(value, value), ("z", "1")]) or "another query"


def headers(record, value):
    lines = [base64.b64decode(name) + b": " + base64.b64decode(field) for name, field in record["headers"]]
    message = http.client.parse_headers(io.BytesIO(b"\r\n".join(lines) + b"\r\n\r\n"))
    if sorted(message.keys()) != ["Accept", "X-End", "X-Value"]:
        return f"the headers {sorted(message.keys())}"
    # White space around a value is not part of it (RFC 9110 §5.5).
    return message["X-Value"].encode("latin-1").decode("utf-8").strip(" \t") == value.strip(" \t") or "another header"


def form(record, value):
    body = base64.b64decode(record["body"]).decode("ascii")
    items = urllib.parse.parse_qsl(
        body, keep_blank_values=True, strict_parsing=True, errors="strict")
    return items == [(value, value), ("z", "1")] or "another form"


def multipart(record, value):
    fields = {base64.b64decode(name): base64.b64decode(field) for name, field in record["headers"]}
    head = b"Content-Type: " + fields[b"Content-Type"] + b"\r\n\r\n"
    message = email.parser.BytesParser().parsebytes(head + base64.b64decode(record["body"]))
    parts = message.get_payload()
    if not message.is_multipart() or len(parts) != 3:
        return "other parts"
    if any(set(part.keys()) - {"Content-Disposition", "Content-Type"} for part in parts):
        return "headers that were injected"
    names = [part.get_param("name", header="content-disposition") for part in parts]
    return (names[0], names[2], parts[0].get_payload(decode=True).decode("utf-8")) == ("q", "z", value) or "another part"


KINDS = {"path": path, "query": query, "headers": headers, "form": form, "multipart": multipart}


def main():
    count = 0
    for line in sys.stdin:
        record = json.loads(line)
        value = text(record["value"])
        try:
            result = KINDS[record["kind"]](record, value)
        except Exception as error:
            result = f"{type(error).__name__}: {error}"
        count += 1
        if result is not True:
            print(f"{record['kind']} {value!a}: {result}")
    print(f"{count} read")


main()
