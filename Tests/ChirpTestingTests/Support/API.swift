import ChirpRuntime
import Foundation

/// The API of the examples.
enum API {
  static let baseURL = URL(string: "https://api.example.com") ?? URL(filePath: "/")

  static let stagingURL = baseURL.appending(path: "staging")

  static func signIn(email: String, password: String) -> Endpoint<Tokens> {
    Endpoint(path: "/sessions", method: .post, body: ["email": email, "password": password])
  }

  static func renew(_ token: String) -> Endpoint<Tokens> {
    Endpoint(path: "/tokens", method: .post, body: ["token": token])
  }

  static func me() -> Endpoint<User> {
    Endpoint(path: "/me", authentication: .required)
  }

  static func user(id: Int) -> Endpoint<User> {
    Endpoint(path: "/users/\(id)")
  }

  static func nickname(userID: Int) -> Endpoint<String?> {
    Endpoint(path: "/users/\(userID)/nickname")
  }

  static func follow(userID: Int) -> Endpoint<EmptyResponse> {
    Endpoint(path: "/users/\(userID)/followers", method: .post, authentication: .required)
  }

  static func feed(page: Int) -> Endpoint<[User]> {
    Endpoint(path: "/feed", queryItems: ["page": page])
  }

  static func feedPages() -> PagedEndpoint<[User], User> {
    .byLink(items: \.self) { Endpoint(path: "/feed") }
  }

  static func addNote(text: String, list: String) -> Endpoint<EmptyResponse> {
    Endpoint(
      path: "/lists/\(list)/notes", method: .post, queryItems: ["draft": true],
      body: ["text": text])
  }
}
