import ChirpRuntime
import ChirpRuntimeSample
import ChirpTestServer
import Foundation
import Testing

/// What the server's refusals become.
@Suite struct ErrorResponseTests {
  @Test func eachStatusHasItsCase() async throws {
    for status in [300, 400, 401, 403, 404, 409, 418, 422, 429, 500, 503] {
      let error = try await failure(.empty(status: status))
      let isRight =
        switch (status, error) {
        case (401, .unauthorized), (403, .forbidden), (404, .notFound), (422, .validation(_, [])),
          (429, .rateLimited(_, nil)), (500, .server), (503, .server):
          true
        case (300, .unacceptableStatusCode), (400, .unacceptableStatusCode),
          (409, .unacceptableStatusCode), (418, .unacceptableStatusCode):
          true
        default: false
        }
      #expect(isRight, "\(status)")
      #expect(error.status == status)
      #expect(error.isUnauthorized == (status == 401))
      #expect("\(error)" == "PATCH /me: status \(status)")
      #expect(error.reason == nil)
    }
  }

  @Test(arguments: [
    (#"{"error":true,"reason":"No such post.","code":"post_not_found"}"#, "application/json"),
    (#"{"error":{"message":"No such post.","code":"post_not_found"}}"#, "application/json"),
    (#"{"message":"No such post.","code":"post_not_found"}"#, "application/json; charset=utf-8"),
    (
      #"{"title":"x","detail":"No such post.","type":"post_not_found"}"#, "application/problem+json"
    ),
    (#"{"reason":"No such post.","code":"post_not_found","extra":[1,null,{}]}"#, "text/html"),
  ])
  func theUsualFormsAreRead(body: String, contentType: String) async throws {
    let error = try await failure(.json(body, status: 404, contentType: contentType))
    #expect(error.reason == "No such post.")
    #expect(error.code == .postNotFound)
    #expect("\(error)" == "PATCH /me: status 404: No such post. (post_not_found)")
    #expect(error.localizedDescription == "No such post.")
    switch error.code {
    case .postNotFound: break
    default: Issue.record("the code does not match")
    }
  }

  @Test(arguments: [
    (#"{"error":"invalid_grant","error_description":"Expired."}"#, "application/json", "Expired."),
    (#"{"error":"Gone."}"#, "application/json", "Gone."),
    (#"{"title":"Bad.","type":"about:blank"}"#, "application/problem+json", "Bad."),
    (" Try later.\n", "text/plain; charset=utf-8", "Try later."),
    ("<html>Try later.</html>", "text/html", nil),
    (String(repeating: "x", count: 201), "text/plain", nil),
    ("", "text/plain", nil),
    ("{", "application/json", nil),
    ("[]", "application/json", nil),
    (#"{"reason":"","message":5}"#, "application/json", nil),
  ])
  func aReasonMayStandAlone(body: String, contentType: String, reason: String?) async throws {
    let error = try await failure(.json(body, status: 500, contentType: contentType))
    #expect(error.reason == reason)
    #expect(error.code == nil)
    #expect(error.response?.body == Data(body.utf8))
  }

  @Test func theMappingSaysWhereTheMessageLies() async throws {
    let server = try await TestServer.start { _ in
      .json(#"{"reason":"other","fault":{"text":"Mine.","number":42},"a.b":1}"#, status: 400)
    }
    defer { server.stop() }
    let mapping = ErrorMapping(
      body: APIErrorResponse.self, reason: "fault.text", code: "fault.number",
      statuses: [.clientErrors: UsernameTaken.self])
    let error = try await #require(throws: APIError.self) {
      _ = try await APIClient(baseURL: server.baseURL).send(
        Endpoint<[Int]>(path: "/x", errorMapping: mapping, dates: .iso8601))
    }
    #expect(error.reason == "Mine.")
    #expect(error.code == "42")
    #expect(error.body(as: UsernameTaken.self) == nil)
    #expect(error.body(as: APIErrorResponse.self)?.reason == "other")
  }

  @Test func keysThatHoldDotsAreWrittenAsAList() async throws {
    let server = try await TestServer.start { _ in
      .json(
        #"{"e.x":{"msg":"Mine.","n":12345678901234567890},"e":{"x":{"msg":"other"}}}"#, status: 400)
    }
    defer { server.stop() }
    let mapping = ErrorMapping(reason: ["e.x", "msg"], code: ["e.x", "n"])
    let error = try await #require(throws: APIError.self) {
      _ = try await APIClient(baseURL: server.baseURL).send(
        Endpoint<[Int]>(path: "/x", errorMapping: mapping, dates: .iso8601))
    }
    #expect(error.reason == "Mine.")
    #expect(error.code == "12345678901234567890")
  }

  @Test func aTypedBodyIsReachableAsItsType() async throws {
    let body = #"{"reason":"Taken.","code":"username_taken","suggestions":["mo1"]}"#
    let taken = try await failure(.json(body, status: 409))
    #expect(taken.body(as: UsernameTaken.self) == UsernameTaken(suggestions: ["mo1"]))
    #expect(taken.body(as: APIErrorResponse.self)?.code == "username_taken")
    #expect(taken.body(as: [String: Int].self) == nil)
    #expect(taken.code == .usernameTaken)
    let other = try await failure(.json(body, status: 400))
    #expect(other.body(as: UsernameTaken.self) == nil)
    #expect(other.body(as: APIErrorResponse.self)?.reason == "Taken.")
  }

  @Test(arguments: [
    #"{"errors":{"name":["is taken","is short"],"age":"is low"}}"#,
    #"{"errors":[{"field":"age","message":"is low"},{"field":"name","message":"is taken"},{"path":"name","msg":"is short"},{"x":1},5]}"#,
    ##"{"errors":[{"pointer":"#/age","detail":"is low"},{"pointer":"/name","detail":"is taken"},{"name":"name","reason":"is short"}]}"##,
    #"{"detail":[{"loc":["age"],"msg":"is low"},{"loc":["name"],"msg":"is taken"},{"loc":["name"],"msg":"is short"}]}"#,
  ])
  func validationNamesTheFields(body: String) async throws {
    let error = try await failure(.json(body, status: 422))
    guard case .validation(_, let fields) = error else {
      Issue.record("not a validation error")
      return
    }
    #expect(
      fields == [
        FieldError(field: "age", message: "is low"), FieldError(field: "name", message: "is taken"),
        FieldError(field: "name", message: "is short"),
      ])
    #expect(
      "\(error)" == "PATCH /me: status 422; age: is low; name: is taken; name: is short")
    #expect(error.localizedDescription == "age: is low\nname: is taken\nname: is short")
  }

  @Test(arguments: [
    (["Retry-After: 120"], Duration.seconds(120)),
    (
      ["Retry-After: Sun, 06 Nov 1994 08:49:37 GMT", "Date: Sun, 06 Nov 1994 08:49:07 GMT"],
      .seconds(30)
    ),
    (["Retry-After: Sun, 06 Nov 1994 08:49:37 GMT"], .zero),
    (["Retry-After: soon"], nil),
    (["Retry-After: 99999999999999999999999"], .seconds(2_147_483_648)),
  ])
  func retryAfterIsRead(headers: [String], duration: Duration?) async throws {
    let limited = try await failure(.empty(status: 429, headers: headers))
    #expect(limited.retryAfter == duration)
    #expect(try await failure(.empty(status: 503, headers: headers)).retryAfter == duration)
  }

  @Test func aConnectionThatClosesBeforeItsFirstByteIsATransportError() async throws {
    let error = try await failure(.close)
    guard case .transport(let request, let underlying) = error else {
      Issue.record("not a transport error")
      return
    }
    #expect(request == RequestContext(method: .patch, pathTemplate: "/me"))
    #expect(underlying.kind == .connectionLost && !underlying.isUnsent)
    // FoundationNetworking reports it as a bad response, Foundation as a lost connection.
    #expect(["URLError -1011", "URLError -1005"].contains(underlying.detail))
    #expect("\(error)" == "PATCH /me: the connection broke (\(underlying.detail))")
    #expect(error.localizedDescription.hasSuffix(". Check the connection and try again."))
  }

  @Test func aServerThatDoesNotListenIsATransportError() async throws {
    let server = try await TestServer.start { _ in .close }
    server.stop()
    try await server.end()
    let error = try await #require(throws: APIError.self) {
      _ = try await APIClient(baseURL: server.baseURL).send(Endpoint<[Int]>(path: "/x"))
    }
    #expect("\(error)" == "GET /x: the server does not accept connections (URLError -1004)")
    #expect(
      error.localizedDescription
        == "The server does not accept connections. Check the connection and try again.")
  }

  @Test func textsStayOnOneLine() async throws {
    let error = try await failure(.json(#"{"reason":"a\r\n b\u0000c","code":"d\ne"}"#, status: 400))
    #expect(error.reason == "a\r\n b\0c")
    #expect("\(error)" == "PATCH /me: status 400: a b c (d e)")
  }

  @Test(arguments: [
    "Basic realm=\"x\"", "basic", "Digest realm=\"x\", nonce=\"y\"", "Bearer realm=\"x\"",
    "Negotiate",
    "Bearer, Basic realm=\"x\"", "",
  ])
  func aRefusalThatAsksForCredentialsIsAnError(challenge: String) async throws {
    let error = try await failure(
      .json("{}", status: 401, headers: ["WWW-Authenticate: \(challenge)"]))
    #expect(error.isUnauthorized)
    #expect("\(error)" == "PATCH /me: status 401")
    #expect(error.response?.headers["WWW-Authenticate"] ?? "" == challenge)
  }

  @Test func noURLIsInAnUnderlyingError() async throws {
    guard case .transport(_, let underlying) = try await failure(.close) else {
      Issue.record("not a transport error")
      return
    }
    #expect(!"\(underlying)".contains("127.0.0.1"))
  }

  @Test func noSecretIsInAText() async throws {
    let error = try await failure(
      .json(#"{"reason":"No.","token":"canary"}"#, status: 401, headers: ["Set-Cookie: a=canary"]))
    for text in ["\(error)", String(reflecting: error), error.localizedDescription] {
      #expect(!text.contains("canary"))
    }
    #expect(error.response?.headers["set-cookie"] == "a=canary")
  }

  private func failure(_ response: TestResponse) async throws -> APIError {
    let server = try await TestServer.start { _ in response }
    defer { server.stop() }
    let client = APIClient(baseURL: server.baseURL) { "canary" }
    return try await #require(throws: APIError.self) {
      _ = try await client.send(API.updateProfile(body: ProfileDraft(username: "canary")))
    }
  }
}
