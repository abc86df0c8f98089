import ChirpRuntime
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The code of the article "Choosing a transport".
@Suite struct ChoosingATransportTests {
  @Test func aTransportHasTheSettingsOfASession() {
    let settings = URLSessionConfiguration.ephemeral
    settings.httpMaximumConnectionsPerHost = 12
    let client = APIClient(
      environment: .production, transport: URLSessionTransport(configuration: settings))
    #expect(client.baseURL == API.baseURL)
  }
}
