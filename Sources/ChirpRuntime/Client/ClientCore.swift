/// What the calls of a client share.
final class ClientCore: Sendable {
  let environment: APIEnvironment
  let configuration: Configuration
  let transport: any HTTPTransport
  let credentials: APIClient.CredentialProvider?
  let time: TimeSource

  init(
    environment: APIEnvironment, configuration: Configuration, transport: any HTTPTransport,
    credentials: APIClient.CredentialProvider?, time: TimeSource
  ) {
    self.environment = environment
    self.configuration = configuration
    self.transport = transport
    self.credentials = credentials
    self.time = time
  }
}
