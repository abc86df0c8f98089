import ChirpRuntime
import ChirpTesting
import Testing

/// The code of the first page of `ChirpRuntime`.
@Suite struct LandingTests {
  @Test func aClientSendsWhatAFunctionGives() async throws {
    let client = MockClient([User(id: 7, name: "Ada")])
    let users = try await client.send(API.feed(page: 1))
    #expect(users == [User(id: 7, name: "Ada")])
  }
}
