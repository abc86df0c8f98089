import ChirpAPI
import ChirpRuntime
import ChirpTestServer
import Foundation
import Testing

@Suite struct UserTests {
  @Test func profile() async throws {
    let profile: ProfileDTO = try await Loopback.send(
      API.profile(userID: Sample.userID),
      as: """
        GET /users/00000000-0000-0000-0000-000000000001/profile
        Accept: application/json
        """,
      answer: .json(Sample.profileJSON))
    #expect(profile == Sample.profile)
  }

  @Test func me() async throws {
    let me: ProfileDTO = try await Loopback.send(
      API.me(),
      as: """
        GET /me
        Accept: application/json
        Authorization: Bearer canary
        """,
      answer: .json(Sample.profileJSON.replacing(#","followedByMe":true"#, with: "")))
    var expected = Sample.profile
    expected.followedByMe = false
    #expect(me == expected)
  }

  @Test func updateProfile() async throws {
    let profile: ProfileDTO = try await Loopback.send(
      API.updateProfile(
        body: ProfileDraft(bio: "Sings.", website: Sample.profile.website)),
      as: """
        PATCH /me
        Accept: application/json
        Authorization: Bearer canary
        Content-Type: application/json

        {"bio":"Sings.","website":"https://wren.example/?a=b"}
        """,
      answer: .json(Sample.profileJSON))
    #expect(profile == Sample.profile)
  }

  @Test func searchUsers() async throws {
    let users: Page<PublicUser> = try await Loopback.send(
      API.searchUsers(query: "a+b c&d=é;/?"),
      as: """
        GET /users?q=a%2Bb%20c%26d%3D%C3%A9%3B%2F%3F&page=1&per=20
        Accept: application/json
        """,
      answer: .json(Sample.pageJSON(Sample.userJSON)))
    #expect(users == Sample.page(Sample.user))
  }
}
