import ChirpRuntime
import Foundation
import HttpbinAPI
import Testing

extension HttpbinTests {
  /// Whether httpbin sees of a request what was meant.
  @Suite struct Requests {
    private let client: APIClient

    init() throws {
      client = try HttpbinTests.client()
    }

    @Test func get() async throws {
      let trace = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1))
      let seen = try await client.send(
        API.get(text: "a+b c&d=é;/?", numbers: [1, -2], xTrace: trace))
      #expect(seen.args == ["text": "a+b c&d=é;/?", "numbers": ["1", "-2"]])
      #expect(seen.headers["X-Trace"] == "00000000-0000-0000-0000-000000000001")
      #expect(seen.headers["Accept"] == "application/json")
      #expect(seen.origin == "127.0.0.1")
      #expect(try await client.send(API.get()).args == [:])
    }

    @Test func anything() async throws {
      let seen = try await client.send(API.anything(path: "é"))
      #expect(seen.method == "GET")
      #expect(seen.url == client.baseURL.absoluteString + "/anything/é")
    }

    @Test func post() async throws {
      let seen = try await client.send(
        API.post(
          name: "Ada \"L\"\n🐦", tags: ["a", ""], address: Address(street: "Wall", houseNumber: 7),
          since: Date(timeIntervalSince1970: 1_767_225_600.5)))
      #expect(
        seen.json == [
          "name": "Ada \"L\"\n🐦", "tags": ["a", ""],
          "address": ["street": "Wall", "houseNumber": 7], "since": "2026-01-01T00:00:00.500Z",
        ])
      #expect(seen.headers["Content-Type"] == "application/json")
    }

    @Test func put() async throws {
      let seen = try await client.send(API.put(text: "Düne\n1"))
      #expect(seen.data == "Düne\n1")
      #expect(seen.headers["Content-Type"] == "text/plain; charset=utf-8")
    }

    @Test func patch() async throws {
      let seen = try await client.send(API.patch(data: Data([0, 255, 128])))
      #expect(seen.data == "data:application/octet-stream;base64,AP+A")
    }

    @Test func delete() async throws {
      let seen = try await client.send(API.delete(reason: "it is old"))
      #expect(seen.args == ["reason": "it is old"])
      #expect(seen.json == JSON.null || seen.json == nil)
    }

    @Test func order() async throws {
      let seen = try await client.send(
        API.order(custname: "A & B + C=%", size: .large, topping: ["bacon", "ex tra"]))
      #expect(
        seen.form == ["custname": "A & B + C=%", "size": "large", "topping": ["bacon", "ex tra"]])
      #expect(seen.headers["Content-Type"] == "application/x-www-form-urlencoded")
    }

    @Test func upload() async throws {
      let photo = File(data: Data([137, 80, 78, 71, 13, 10, 0]), filename: "ü.png")
      let note = File(data: Data("--a\r\n".utf8), filename: "note.txt")
      let seen = try await client.send(
        API.upload(
          title: "t\r\nu", address: Address(street: "Wall", houseNumber: 7), photo: photo,
          more: [note]))
      #expect(seen.form == ["title": "t\r\nu", "address": #"{"houseNumber":7,"street":"Wall"}"#])
      #expect(
        seen.files == ["photo": "data:image/png;base64,iVBORw0KAA==", "more": "--a\r\n"])
    }
  }
}
