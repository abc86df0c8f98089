import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// One request of a session and the response to it. A redirect is a response like any other.
final class Exchange: Sendable {
  private struct State {
    var task: URLSessionTask?
    var isCancelled = false
    var head: HTTPURLResponse?
    var data = Data()
    /// What the exchange comes to, where that is known before the task ends.
    var end: Result<HTTPURLResponse, TransportError>?
  }

  private let limit: Int
  private let state = Mutex(State())
  private let result = FirstResult<TransportResponse>()

  /// An exchange that is not begun.
  ///
  /// - Parameter limit: How many bytes the body of the response may have.
  init(limit: Int) {
    self.limit = limit
  }

  /// Sends `request` in `session` and gives what the server answers. It is called once. Cancelling
  /// the task stops the transfer.
  ///
  /// - Throws: `TransportError`, or `CancellationError`.
  func response(
    to request: URLRequest, in session: TransportSession
  ) async throws -> TransportResponse {
    try Task.checkCancellation()
    session.send(request, for: self)
    return try await result.value {
      result.settle(.failure(CancellationError()))
      stop(in: session) { $0.isCancelled = true }
    }
  }

  /// Lets `task` run.
  func begin(_ task: URLSessionTask, in session: TransportSession) {
    let isCancelled = state.withLock { state in
      state.task = task
      return state.isCancelled
    }
    task.resume()
    if isCancelled {
      session.cancel(task)
    }
  }

  private func stop(in session: TransportSession, _ change: (inout State) -> Void) {
    let task = state.withLock { state in
      change(&state)
      return state.task
    }
    if let task {
      session.cancel(task)
    }
  }
}

extension Exchange {
  func receive(_ response: URLResponse) {
    state.withLock { $0.head = response as? HTTPURLResponse }
  }

  func receive(_ data: Data) {
    stopIfEnded { state in
      guard data.count <= limit - state.data.count else {
        state.data = Data()
        state.end = .failure(TransportError(.tooLarge, detail: "more than \(limit) bytes"))
        return
      }
      state.data.append(data)
    }
  }

  /// Takes `response` with what has arrived of its body as all that there will be.
  func end(with response: HTTPURLResponse?) {
    stopIfEnded { state in
      if let response {
        state.end = .success(response)
      } else {
        state.end = .failure(TransportError(.malformedResponse))
      }
    }
  }

  /// Says why there will be no response, unless there is something to end with. The task is still to
  /// be cancelled.
  func end(with error: TransportError) {
    state.withLock { $0.end = $0.end ?? .failure(error) }
  }

  /// This runs where tasks complete, so that none is cancelled meanwhile.
  private func stopIfEnded(_ change: (inout State) -> Void) {
    let task = state.withLock { state in
      if state.end == nil {
        change(&state)
      }
      return state.end == nil ? nil : state.task
    }
    task?.cancel()
  }

  /// The task is over: because of `error`, or with the whole response.
  func complete(_ error: (any Error)?, of task: URLSessionTask) {
    let (head, data, end) = state.withLock { state in
      defer { state.task = nil }
      return (state.head, state.data, state.end)
    }
    switch (end, error) {
    case (.failure(let failure)?, _):
      result.settle(.failure(failure))
    case (.success(let response)?, _):
      result.settle(.success(TransportResponse(response, data)))
    case (nil, let error?):
      result.settle(.failure(TransportError(error, hasResponse: head != nil)))
    case (nil, nil):
      if let response = head ?? task.response as? HTTPURLResponse {
        result.settle(.success(TransportResponse(response, data)))
      } else {
        result.settle(
          .failure(TransportError(.malformedResponse, detail: "what arrived is not HTTP")))
      }
    }
  }
}

extension TransportResponse {
  /// The fields are in the order of their names: Foundation does not keep that of the wire.
  fileprivate init(_ response: HTTPURLResponse, _ data: Data) {
    var headers = HTTPHeaders()
    for (name, value) in response.allHeaderFields {
      if let name = name as? String, let value = value as? String {
        headers[name] = value
      }
    }
    headers.sortByName()
    self.init(status: response.statusCode, headers: headers, body: .bytes(data))
  }
}
