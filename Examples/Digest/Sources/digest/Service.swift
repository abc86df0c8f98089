import ChirpRuntime
import DigestAPI
import Foundation

/// The API as the job uses it: with a token of its own, and patience, since nobody waits in front of
/// a screen.
struct Service {
  private let client: APIClient
  private let renewToken: BearerAuthorization.Refresh

  init(baseURL: URL, secret: String) {
    let store = TokenStore()
    renewToken = { client in
      let token = try await client.send(API.token(client: "digest", secret: secret))
      await store.keep(token.accessToken)
    }
    var configuration = Configuration()
    configuration.retry = .aggressive
    configuration.authorization = BearerAuthorization(
      token: { await store.token }, refresh: renewToken)
    client = APIClient(
      environment: APIEnvironment(baseURL: baseURL, timeout: .seconds(120)),
      configuration: configuration)
  }

  func sendDigest() async throws -> String {
    try await renewToken(client)
    let events = try await client.send(API.events())
    let digest = try await client.send(API.sendDigest(titles: events.map(\.title)))
    return "sent the digest \(digest.id) of \(events.count) events"
  }
}
