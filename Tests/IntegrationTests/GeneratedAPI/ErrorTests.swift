import ChirpAPI
import ChirpRuntime
import ChirpTestServer
import Foundation
import Testing

/// What a caller gets when the server refuses.
@Suite struct ErrorTests {
  private let register = API.register(username: "wren", email: "w@x.example", password: "secret")

  @Test func theAPIsOwnBodyGivesReasonAndCode() async throws {
    let error = try await Loopback.failure(
      of: API.login(email: "w@x.example", password: "secret"),
      answer: .json(
        #"{"error":true,"reason":"The password is wrong.","code":"invalid_credentials"}"#,
        status: 400))
    #expect(error.status == 400)
    #expect(error.code == .invalidCredentials)
    #expect(error.reason == "The password is wrong.")
    #expect(error.localizedDescription == "The password is wrong.")
    #expect(
      "\(error)"
        == "POST /auth/login: status 400: The password is wrong. (invalid_credentials)")
    let body = try #require(error.body(as: APIErrorResponse.self))
    #expect(body.error)
    #expect(body.reason == "The password is wrong.")
    #expect(body.code == "invalid_credentials")
    #expect(!error.isUnauthorized)
  }

  @Test func aStatusGivesItsTypedBody() async throws {
    let error = try await Loopback.failure(
      of: register,
      answer: .json(
        #"{"reason":"'wren' is taken.","code":"username_taken","suggestions":["wren2","jenny"]}"#,
        status: 409))
    #expect(error.code == .usernameTaken)
    #expect(error.status == 409)
    let body = try #require(error.body(as: UsernameTaken.self))
    #expect(body.suggestions == ["wren2", "jenny"])
    #expect(body.code == "username_taken")
    #expect(error.body(as: APIErrorResponse.self) == nil)
  }

  @Test func anotherStatusDoesNotGiveThatBody() async throws {
    let error = try await Loopback.failure(
      of: register, answer: .json(#"{"reason":"No.","suggestions":[]}"#, status: 400))
    #expect(error.body(as: UsernameTaken.self) == nil)
    #expect(error.reason == "No.")
  }

  @Test(arguments: [
    ("username_taken", "a username"), ("email_taken", "an email"), ("brand_new", "brand_new"),
  ])
  func codesCanBeSwitchedOver(code: String, expected: String) async throws {
    let error = try await Loopback.failure(
      of: register, answer: .json(#"{"reason":"","code":"\#(code)"}"#, status: 409))
    let found =
      switch error.code {
      case .usernameTaken: "a username"
      case .emailTaken: "an email"
      default: error.code?.rawValue
      }
    #expect(found == expected)
  }

  @Test func aTokenThatIsNotAccepted() async throws {
    let error = try await Loopback.failure(
      of: API.me(),
      answer: .json(
        #"{"error":true,"reason":"Expired.","code":"token_expired"}"#, status: 401,
        headers: ["WWW-Authenticate: Bearer"]))
    guard case .unauthorized = error else {
      Issue.record("\(error)")
      return
    }
    #expect(error.isUnauthorized)
    #expect(error.code == .tokenExpired)
    #expect(error.response?.headers["WWW-Authenticate"] == "Bearer")
  }

  @Test func whatIsForbiddenOrDoesNotExist() async throws {
    let forbidden = try await Loopback.failure(
      of: API.deletePost(postID: Sample.postID),
      answer: .json(
        #"{"error":true,"reason":"Not yours.","code":"not_the_author"}"#, status: 403))
    #expect(
      "\(forbidden)" == "DELETE /posts/{}: status 403: Not yours. (not_the_author)")
    let missing = try await Loopback.failure(
      of: API.post(postID: Sample.postID),
      answer: .json(#"{"error":true,"reason":"Gone.","code":"post_not_found"}"#, status: 404))
    #expect("\(missing)" == "GET /posts/{}: status 404: Gone. (post_not_found)")
    #expect(missing.code == .postNotFound)
    guard case .forbidden = forbidden, case .notFound = missing else {
      Issue.record("\(forbidden), \(missing)")
      return
    }
  }

  @Test func fieldsThatAreNotAccepted() async throws {
    let error = try await Loopback.failure(
      of: register,
      answer: .json(
        #"{"error":true,"reason":"Check it.","errors":{"email":["is no address"]}}"#, status: 422))
    guard case .validation(_, let fields) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(fields == [FieldError(field: "email", message: "is no address")])
    #expect(error.reason == "Check it.")
    #expect(error.code == nil)
  }

  @Test func tooManyRequests() async throws {
    let error = try await Loopback.failure(
      of: API.feed(page: 1),
      answer: .json(
        #"{"error":true,"reason":"Slow down."}"#, status: 429, headers: ["Retry-After: 30"]))
    guard case .rateLimited = error else {
      Issue.record("\(error)")
      return
    }
    #expect(error.retryAfter == .seconds(30))
    #expect(
      "\(error)" == "GET /feed: status 429: Slow down.; retry after 30.0 seconds")
  }

  @Test func aPageOfHTMLInPlaceOfAnError() async throws {
    let html = "HTTP/1.1 500 Oops\r\nContent-Type: text/html\r\nContent-Length: 15\r\n"
    let error = try await Loopback.failure(
      of: API.feed(page: 1), answer: .bytes(Data((html + "\r\n<h1>Oops.</h1>\n").utf8)))
    guard case .server = error else {
      Issue.record("\(error)")
      return
    }
    #expect("\(error)" == "GET /feed: status 500")
    #expect(error.reason == nil)
    #expect(error.localizedDescription == "The server has a problem. Try again later.")
  }

  @Test(arguments: [
    (TestResponse.empty(status: 404), nil),
    (.json(#"{"error":"x","reason":7,"code":["?"]}"#, status: 404), "x"),
    (.json("[]", status: 404), nil),
    (.json("{", status: 404), nil),
  ])
  func aBodyOfAnotherFormDoesNotHideTheStatus(answer: TestResponse, reason: String?) async throws {
    let error = try await Loopback.failure(of: API.post(postID: Sample.postID), answer: answer)
    #expect(error.status == 404)
    #expect(error.reason == reason)
    #expect(error.code == nil)
    #expect(error.body(as: APIErrorResponse.self) == nil)
    guard case .notFound = error else {
      Issue.record("\(error)")
      return
    }
  }
}
