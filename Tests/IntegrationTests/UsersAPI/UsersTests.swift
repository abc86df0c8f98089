import ChirpRuntime
import ChirpTestServer
import Foundation
import Testing
import UsersAPI

/// The API of `specs/users.yaml`, whose keys of JSON are in snake case.
@Suite struct UsersTests {
  private let ada = User(
    id: 1, firstName: "Ada", lastName: "Lovelace",
    avatarURL: URL(string: "https://users.example.com/1.png"),
    createdAt: Date(timeIntervalSince1970: 1_767_225_600))
  private let adaJSON = #"""
    {"id":1,"first_name":"Ada","last_name":"Lovelace",\#
    "avatar_url":"https://users.example.com/1.png","created_at":1767225600}
    """#

  @Test func users() async throws {
    let users: [User] = try await Loopback.send(
      API.users(sortedBy: "last name"),
      as: """
        GET /users?sortedBy=last%20name&perPage=20
        Accept: application/json
        """,
      answer: .json("[\(adaJSON)]"))
    #expect(users == [ada])
  }

  @Test func user() async throws {
    let user: User = try await Loopback.send(
      API.user(id: 1),
      as: """
        GET /users/1
        Accept: application/json
        """,
      answer: .json(adaJSON))
    #expect(user == ada)
  }

  @Test func posts() async throws {
    let posts: [Post] = try await Loopback.send(
      API.posts(userId: 1),
      as: """
        GET /users/1/posts
        Accept: application/json
        """,
      answer: .json(##"[{"id":5,"user_id":1,"title":"On engines","body_html":"<p>\u003c</p>"}]"##))
    #expect(posts == [Post(id: 5, userId: 1, title: "On engines", bodyHTML: "<p><</p>")])
  }

  @Test func createUser() async throws {
    let user: User = try await Loopback.send(
      API.createUser(firstName: "Ada", lastName: "Lovelace", avatarURL: ada.avatarURL),
      as: """
        POST /users
        Accept: application/json
        Content-Type: application/json

        {"avatar_url":"https://users.example.com/1.png","first_name":"Ada","last_name":"Lovelace"}
        """,
      answer: .json(adaJSON, status: 201))
    #expect(user == ada)
  }

  @Test(arguments: [
    (UserChange(firstName: "Ada"), #"{"first_name":"Ada"}"#),
    (UserChange(avatarURL: .null), #"{"avatar_url":null}"#),
    (
      UserChange(lastName: "King", avatarURL: Patch(URL(string: "https://h.example/a"))),
      #"{"avatar_url":"https://h.example/a","last_name":"King"}"#
    ),
  ])
  func updateUser(change: UserChange, json: String) async throws {
    let user: User = try await Loopback.send(
      API.updateUser(id: 1, body: change),
      as: """
        PATCH /users/1
        Accept: application/json
        Content-Type: application/json

        \(json)
        """,
      answer: .json(adaJSON))
    #expect(user == ada)
  }

  @Test func deleteUser() async throws {
    let response: EmptyResponse = try await Loopback.send(
      API.deleteUser(id: 1),
      as: """
        DELETE /users/1
        Accept: application/json
        """,
      answer: .empty(status: 204))
    #expect(response == EmptyResponse())
  }

  @Test func theKeyThatIsMissingIsNamedAsTheServerWritesIt() async throws {
    let json = #"{"id":1,"first_name":"Ada","lastName":"Lovelace","created_at":0}"#
    let error = try await Loopback.failure(of: API.user(id: 1), answer: .json(json))
    #expect(
      "\(error)"
        == "GET /users/{}: the response cannot be decoded: at 'last_name': the key is missing; "
        + "body: \(json)")
  }
}
