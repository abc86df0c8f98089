import ChirpRuntime
import ChirpRuntimeSample
import ChirpTestServer
import Foundation
import Testing

@Suite struct ResponseTests {
  @Test(arguments: [204, 205, 200])
  func noBytesAreAnEmptyResponseOrNil(status: Int) async throws {
    #expect(try await value(of: .empty(status: status), as: EmptyResponse.self) == EmptyResponse())
    #expect(try await value(of: .empty(status: status), as: [Int]?.self) == nil)
    #expect(try await value(of: .empty(status: status), as: String?.self) == nil)
    #expect(try await value(of: .empty(status: status), as: Data?.self) == nil)
    #expect(try await value(of: .empty(status: status), as: String.self) == "")
    #expect(try await value(of: .empty(status: status), as: Data.self) == Data())
  }

  @Test func optionalsAreReadWhereThereAreBytes() async throws {
    #expect(try await value(of: .json("[1]"), as: [Int]?.self) == [1])
    #expect(try await value(of: .json("null"), as: [Int]?.self) == nil)
    #expect(try await value(of: .text("hi"), as: String?.self) == "hi")
    #expect(try await value(of: .json(" null\n"), as: String?.self) == nil)
    #expect(try await value(of: .json("\"null\""), as: String?.self) == "null")
    #expect(try await value(of: .text("null"), as: String?.self) == "null")
    #expect(try await value(of: .json("null"), as: EmptyResponse?.self) == nil)
    #expect(try await value(of: .json("null"), as: Data?.self) == Data("null".utf8))
  }

  @Test func aBodyIsIgnoredForAnEmptyResponse() async throws {
    #expect(try await value(of: .text("<html>"), as: EmptyResponse.self) == EmptyResponse())
  }

  @Test func textAndJSONStringsAreStrings() async throws {
    #expect(try await value(of: .text("hi"), as: String.self) == "hi")
    #expect(try await value(of: .text("\"hi\""), as: String.self) == "\"hi\"")
    for type in ["application/json", "application/json; charset=UTF-8", "Application/VND.x+JSON"] {
      #expect(
        try await value(of: .json("\"hi\"", contentType: type), as: String.self) == "hi")
    }
    let latin =
      Data("HTTP/1.1 200 OK\r\nContent-Type: text/plain; charset=\"ISO-8859-1\"\r\n".utf8)
      + Data("Content-Length: 1\r\nConnection: close\r\n\r\n".utf8) + [0xE9]
    #expect(try await value(of: .bytes(latin), as: String.self) == "é")
  }

  @Test func dataIsTheBytes() async throws {
    #expect(try await value(of: .json("[1]"), as: Data.self) == Data("[1]".utf8))
  }

  @Test func datesOfGenericTypesFollowTheEndpoint() async throws {
    let server = try await TestServer.start { _ in
      .json(#"{"items":[1.5],"metadata":{"page":1,"per":1,"total":1}}"#)
    }
    defer { server.stop() }
    let page = try await APIClient(baseURL: server.baseURL).send(
      Endpoint<Page<Date>>(path: "/x", errorMapping: ErrorMapping(), dates: .unixSeconds))
    #expect(page.items == [Date(timeIntervalSince1970: 1.5)])
  }

  @Test(arguments: [
    (
      TestResponse.empty(status: 200),
      "expected PublicUser, found no value; body: 0 bytes of no stated type"
    ),
    (
      .json("{\"id\":1}"),
      "at 'id': expected to decode String but found number instead; body: {\"id\":1}"
    ),
    (.json("{}"), "at 'id': the key is missing; body: {}"),
    (.text("<html>"), "the given data was not valid JSON; body: 6 bytes of text/plain"),
    (
      .json(#"{"token":"canary","a":{"password" : ["canary"]},"id":true, "#),
      #"the given data was not valid JSON; body: {"token":"…","a":{"password":"…"},"id":true,"#
    ),
  ])
  func whatDoesNotDecodeIsExplained(response: TestResponse, text: String) async throws {
    let error = try await failure(of: response, as: PublicUser.self)
    #expect("\(error)" == "GET /users/{}: the response cannot be decoded: \(text)")
    #expect(error.status == 200)
    #expect(
      error.localizedDescription
        == "The server's answer could not be understood. Updating the app may help.")
  }

  @Test func excerptsAreShort() async throws {
    let error = try await failure(
      of: .json("[\"" + String(repeating: "x", count: 5000) + "\"]"), as: [Int].self)
    #expect(
      "\(error)"
        == "GET /users/{}: the response cannot be decoded: at '[0]': expected to decode Int but found a"
        + " string instead; body: [\"" + String(repeating: "x", count: 158) + "…")
  }

  private func value<Value: Decodable & Sendable>(
    of response: TestResponse, as type: Value.Type
  ) async throws -> Value {
    let server = try await TestServer.start { _ in response }
    defer { server.stop() }
    return try await APIClient(baseURL: server.baseURL).send(Endpoint(path: "/users/\(7)"))
  }

  private func failure<Value: Decodable & Sendable>(
    of response: TestResponse, as type: Value.Type
  ) async throws -> APIError {
    try await #require(throws: APIError.self) {
      _ = try await value(of: response, as: type)
    }
  }
}
