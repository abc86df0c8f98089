import ChirpRuntime
import ChirpTesting
import Foundation
import Testing

extension API {
  static func rename(userID: Int, name: String) -> Endpoint<User> {
    Endpoint(
      path: "/users/\(userID)", method: .patch, body: ["name": name],
      errors: [409: NameTaken.self])
  }
}

extension ErrorCode {
  fileprivate static var usernameTaken: ErrorCode { "username_taken" }
}

/// The code of the article "Handling errors".
@Suite(.timeLimit(.minutes(1))) struct HandlingErrorsTests {
  private enum Banner: Equatable {
    case offline
    case slow
    case other(String)
  }

  private let client = MockClient()

  @Test(arguments: [
    (MockResponse.json(["code": "username_taken"], status: 409), "That name is taken."),
    (.status(401), "sign in"),
    (.json(["reason": "Too short."], status: 400), "Too short."),
  ])
  func codesAreCompared(response: MockResponse, expected: String) async throws {
    client.enqueue(.response(response))
    var message = ""
    var isSigningIn = false
    do {
      try await client.send(API.rename(userID: 7, name: "ada"))
    } catch let error as APIError where error.code == .usernameTaken {
      message = "That name is taken."
    } catch let error as APIError where error.isUnauthorized {
      isSigningIn = true
    } catch let error as APIError {
      message = error.localizedDescription
    }
    #expect((isSigningIn ? "sign in" : message) == expected)
  }

  @Test func textsAreForPeopleAndForDevelopers() async throws {
    client.enqueue(.response(.status(404)))
    var (message, line) = ("", "")
    do {
      try await client.send(API.user(id: 7))
    } catch let error as APIError {
      message = error.localizedDescription  // What was asked for does not exist, or no longer does.
      line = error.description  // GET /users/{}: status 404
    }
    #expect(message == "What was asked for does not exist, or no longer does.")
    #expect(line == "GET /users/{}: status 404")
  }

  @Test func fieldsAreNamed() async throws {
    client.enqueue(.response(.json(["errors": ["name": ["is too short"]]], status: 422)))
    let error = try await failure()
    var problems: [String: String] = [:]
    if case .validation(_, let fields) = error {
      for field in fields {
        problems[field.field] = field.message
      }
    }
    #expect(problems == ["name": "is too short"])
  }

  @Test func bodiesHaveTypes() async throws {
    client.enqueue(.response(.json(["suggestions": ["ada2"]], status: 409)))
    let error = try await failure()
    var suggestions: [String] = []
    if let conflict = error.body(as: NameTaken.self) {
      suggestions = conflict.suggestions
    }
    #expect(suggestions == ["ada2"])
  }

  @Test(arguments: [
    (TransportError.Kind.notConnected, Banner.offline), (.timedOut, .slow),
    (
      .insecure,
      .other("No secure connection could be made. Check the connection and try again.")
    ),
  ])
  private func faultsAreToldApart(fault: TransportError.Kind, expected: Banner) async throws {
    client.enqueue(.response(.failure(fault)))
    let error = try await failure()
    let banner: Banner
    switch error {
    case .offline:
      banner = .offline
    case .transport(_, underlying: let fault) where fault.kind == .timedOut:
      banner = .slow
    default:
      banner = .other(error.localizedDescription)
    }
    #expect(banner == expected)
  }

  @Test func resultsHoldErrors() async throws {
    client.enqueue(.value(User(id: 7, name: "Ada")), .response(.status(403)))
    var (title, message) = ("", "")
    for _ in 0..<2 {
      switch await client.result(for: API.user(id: 7)) {
      case .success(let user): title = user.name
      case .failure(.cancelled): break
      case .failure(let error): message = error.localizedDescription
      }
    }
    #expect(title == "Ada")
    #expect(message == "This account may not do that.")
  }

  private func failure() async throws -> APIError {
    try await #require(throws: APIError.self) {
      try await client.send(API.rename(userID: 7, name: "ada"))
    }
  }
}
