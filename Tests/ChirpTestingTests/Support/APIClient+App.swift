import ChirpRuntime

extension APIClient {
  static func app(_ session: Session, transport: (any HTTPTransport)? = nil) -> APIClient {
    var configuration = Configuration()
    configuration.authorization = BearerAuthorization {
      await session.tokens?.access
    } refresh: { client in
      guard let tokens = await session.tokens else {
        throw MissingCredential()
      }
      await session.keep(try await client.send(API.renew(tokens.refresh)))
    }
    return APIClient(
      environment: APIEnvironment(baseURL: API.baseURL), configuration: configuration,
      transport: transport)
  }
}
