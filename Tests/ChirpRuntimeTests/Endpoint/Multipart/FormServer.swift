import ChirpTestServer
import Foundation

/// A server that is not ours and reads forms with Python's standard library.
struct FormServer: ~Copyable {
  /// A part as the server read it.
  struct Part: Decodable, Equatable {
    let name: String
    var filename: String?
    var contentType = "text/plain"
    /// The content, or its SHA-256 if it is long.
    let content: String
  }

  /// What it read of a request.
  struct Form: Decodable {
    let isChunked: Bool
    let parts: [Part]
  }

  static let isAvailable = python != nil

  let baseURL: URL
  private let process: Process

  /// Starts a server on a free port.
  init() throws {
    process = Process()
    process.executableURL = Self.python
    process.arguments = ["-c", Self.program]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let port = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    guard let url = URL(string: "http://127.0.0.1:\(port.trimmingCharacters(in: .newlines))") else {
      throw URLError(.badURL)
    }
    baseURL = url
  }

  deinit {
    process.kill()
  }

  private static let python: URL? = ["/usr/bin/python3", "/usr/local/bin/python3"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }.map { URL(filePath: $0) }

  private static let program = #"""
    import email.parser, email.policy, hashlib, http.server, json, threading, os

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_POST(self):
            chunked = self.headers.get("Transfer-Encoding") == "chunked"
            body = self.chunks() if chunked else self.rfile.read(int(self.headers["Content-Length"]))
            head = b"Content-Type: " + self.headers["Content-Type"].encode() + b"\r\n\r\n"
            message = email.parser.BytesParser(policy=email.policy.HTTP).parsebytes(head + body)
            parts = [self.part(part) for part in message.iter_parts()]
            answer = json.dumps({"isChunked": chunked, "parts": parts}).encode()
            self.send_response(200)
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", str(len(answer)))
            self.end_headers()
            self.wfile.write(answer)

        def chunks(self):
            body = bytearray()
            while size := int(self.rfile.readline(), 16):
                body += self.rfile.read(size)
                self.rfile.readline()
            self.rfile.readline()
            return bytes(body)

        def part(self, part):
            content = part.get_payload(decode=True)
            disposition = part["Content-Disposition"].params
            return {
                "name": disposition["name"],
                "filename": disposition.get("filename"),
                "contentType": part.get_content_type(),
                "content": content.decode() if len(content) < 1000 else hashlib.sha256(content).hexdigest(),
            }

        def log_message(self, *arguments):
            pass

    server = http.server.HTTPServer(("127.0.0.1", 0), Handler)
    threading.Timer(60, lambda: os._exit(0)).start()
    print(server.server_port, flush=True)
    server.serve_forever()
    """#
}
