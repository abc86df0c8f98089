/// What the calls of a client share: what it was given, and what they wait for.
final class ClientCore: Sendable {
  let environment: APIEnvironment
  let configuration: Configuration
  let transport: any HTTPTransport
  let credentials: APIClient.CredentialProvider?
  let time: TimeSource
  let random: RandomSource
  /// The environment's base URL, unless it cannot be used.
  let base: BaseURL?
  let timer: DeadlineTimer
  let queue: RequestQueue
  let deduplicator = Deduplicator<DeduplicationKey, Received>()
  let refresher = Refresher()
  let budget = RetryBudget()

  init(
    environment: APIEnvironment, configuration: Configuration, transport: any HTTPTransport,
    credentials: APIClient.CredentialProvider?, time: TimeSource,
    random: RandomSource = RandomSource()
  ) {
    self.environment = environment
    self.configuration = configuration
    self.transport = transport
    self.credentials = credentials
    self.time = time
    self.random = random
    base = try? BaseURL(environment.baseURL)
    timer = DeadlineTimer(time)
    queue = RequestQueue(limit: configuration.maxConcurrentRequests)
  }
}
