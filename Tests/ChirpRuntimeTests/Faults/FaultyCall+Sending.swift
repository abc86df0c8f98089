import ChirpRuntime

extension FaultyCall {
  /// Sends the call, and gives how it ended and after which time.
  func ending(
    with client: APIClient
  ) async -> (ending: Ending, duration: Duration) {
    let start = ContinuousClock.now
    let task = Task { [endpoint] in try await client.send(endpoint) }
    if event == .cancellation {
      try? await Task.sleep(for: .milliseconds(number % 20))
      task.cancel()
    }
    let ending = Ending(await task.result, number)
    return (ending, .now - start)
  }
}

extension FaultyCall.Ending {
  fileprivate init(_ result: Result<[Int], any Error>, _ number: Int) {
    self =
      switch result {
      case .success([number]): .value
      case .success(let value): .other("\(value)")
      case .failure(is CancellationError): .cancelled
      case .failure(let error as APIError): FaultyCall.Ending(error)
      case .failure(let error): .other("\(error)")
      }
  }

  private init(_ error: APIError) {
    self =
      switch error {
      case .transport(_, let error) where error.kind != .other: .transport(error.kind)
      case .tooLarge: .tooLarge
      case .invalidResponse: .invalidResponse
      case .unauthorized: .unauthorized
      case .redirection(_, let reason): .redirection(reason)
      default: .other("\(error)")
      }
  }
}
