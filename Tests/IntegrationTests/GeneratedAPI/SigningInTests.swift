import ChirpAPI
import ChirpRuntime
import ChirpTestServer
import Testing

@Suite struct SigningInTests {
  @Test func login() async throws {
    let tokens: TokenResponse = try await Loopback.send(
      API.login(email: "a+b@x.example", password: #"ü/"\"#),
      as: """
        POST /auth/login
        Accept: application/json
        Content-Type: application/json

        {"email":"a+b@x.example","password":"ü/\\"\\\\"}
        """,
      answer: .json(Sample.tokensJSON))
    #expect(tokens.accessToken == "a-1")
    #expect(tokens.refreshToken == "r-1")
    #expect(tokens.expiresIn == 900)
  }

  @Test func register() async throws {
    let tokens: TokenResponse = try await Loopback.send(
      API.register(username: "wren", email: "w@x.example", password: ""),
      as: """
        POST /auth/register
        Accept: application/json
        Content-Type: application/json

        {"email":"w@x.example","password":"","username":"wren"}
        """,
      answer: .json(Sample.tokensJSON, status: 201))
    #expect(tokens.accessToken == "a-1")
  }

  @Test func refresh() async throws {
    let tokens: TokenResponse = try await Loopback.send(
      API.refresh(refreshToken: "r-0"),
      as: """
        POST /auth/refresh
        Accept: application/json
        Content-Type: application/json

        {"refreshToken":"r-0"}
        """,
      answer: .json(Sample.tokensJSON))
    #expect(tokens.refreshToken == "r-1")
  }

  @Test func logout() async throws {
    let response: EmptyResponse = try await Loopback.send(
      API.logout(refreshToken: "r-1"),
      as: """
        POST /auth/logout
        Accept: application/json
        Authorization: Bearer canary
        Content-Type: application/json

        {"refreshToken":"r-1"}
        """,
      answer: .empty(status: 204))
    #expect(response == EmptyResponse())
  }
}
