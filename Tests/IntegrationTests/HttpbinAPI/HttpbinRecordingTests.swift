import ChirpRuntime
import ChirpTestServer
import Foundation
import HttpbinAPI
import Testing

/// Some of the calls of `HttpbinTests` with what httpbin 0.10 answers to them, for where it cannot
/// be installed.
@Suite struct HttpbinRecordingTests {
  @Test func get() async throws {
    let trace = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1))
    let seen: Seen = try await Loopback.send(
      API.get(text: "a+b c&d=é", numbers: [1, -2], xTrace: trace),
      as: """
        GET /get?text=a%2Bb%20c%26d%3D%C3%A9&numbers=1&numbers=-2
        Accept: application/json
        X-Trace: 00000000-0000-0000-0000-000000000001
        """,
      answer: .json(
        #"""
        {"args":{"numbers":["1","-2"],"text":"a+b c&d=\u00e9"},"headers":{"Accept":"application/json"},
        "origin":"127.0.0.1","url":"http://127.0.0.1:5000/get"}
        """#))
    #expect(seen.args == ["text": "a+b c&d=é", "numbers": ["1", "-2"]])
    #expect(seen.headers == ["Accept": "application/json"])
    #expect(seen.method == nil)
  }

  @Test func order() async throws {
    let seen: SeenBody = try await Loopback.send(
      API.order(custname: "A & B", topping: ["bacon", "ex tra"]),
      as: """
        POST /post
        Accept: application/json
        Content-Type: application/x-www-form-urlencoded

        custname=A+%26+B&size=medium&topping=bacon&topping=ex+tra
        """,
      answer: .json(
        #"""
        {"args":{},"data":"","files":{},"form":{"custname":"A & B","size":"medium",
        "topping":["bacon","ex tra"]},"headers":{},"json":null,"origin":"127.0.0.1","url":"/"}
        """#))
    #expect(seen.form == ["custname": "A & B", "size": "medium", "topping": ["bacon", "ex tra"]])
    #expect(seen.json == nil)
  }

  @Test func basicAuth() async throws {
    let authenticated: Authenticated = try await Loopback.send(
      API.basicAuth(user: "ä b", password: "p:w"),
      as: """
        GET /basic-auth/%C3%A4%20b/p%3Aw
        Accept: application/json
        Authorization: Basic w6QgYjpwOnc=
        """,
      answer: .json(#"{"authenticated":true,"user":"\u00e4 b"}"#),
      credentials: ["account": .password(user: "ä b", password: "p:w")])
    #expect(authenticated == Authenticated(authenticated: true, user: "ä b"))
  }

  @Test func html() async throws {
    let html: String = try await Loopback.send(
      API.html(),
      as: """
        GET /html
        Accept: text/html
        """,
      answer: .text("<!DOCTYPE html>\n"))
    #expect(html == "<!DOCTYPE html>\n")
  }
}
