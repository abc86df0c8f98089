import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// One request of a session and the response to it. A redirect is a response like any other.
final class Exchange: NSObject, Sendable {
  private enum State {
    case ready
    case sent(URLSessionTask)
    case cancelled
    case ended
  }

  private let session: URLSession
  private let state = Mutex(State.ready)
  private let refusal = Mutex<HTTPURLResponse?>(nil)

  /// An exchange that is not begun. It takes one request.
  init(in session: URLSession) {
    self.session = session
  }

  /// Sends `request` and gives what the server answers. Cancelling the task stops the transfer.
  ///
  /// - Throws: `URLError`.
  func response(to request: URLRequest) async throws -> (Data, URLResponse) {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        send(request) { continuation.resume(with: $0) }
      }
    } onCancel: {
      cancel()
    }
  }

  private func send(
    _ request: URLRequest,
    completion: @escaping @Sendable (Result<(Data, URLResponse), any Error>) -> Void
  ) {
    #if canImport(FoundationNetworking)
      let request = request.streamingLargeForms
    #endif
    let task = session.dataTask(with: request) { data, response, error in
      // The task holds this object as its delegate.
      self.state.withLock { $0 = .ended }
      if let refusal = self.refusal.withLock(\.self) {
        completion(.success((Data(), refusal)))
      } else if let response, error == nil {
        completion(.success((data ?? Data(), response)))
      } else {
        completion(.failure(error ?? URLError(.badServerResponse)))
      }
    }
    task.delegate = self
    let isCancelled = state.withLock { state in
      if case .cancelled = state {
        return true
      }
      state = .sent(task)
      return false
    }
    if isCancelled {
      task.cancel()
    }
    task.resume()
  }

  private func cancel() {
    let sent = state.withLock { state in
      defer { state = .cancelled }
      return if case .sent(let task) = state { task } else { nil as URLSessionTask? }
    }
    // FoundationNetworking waits for the session's queue here, which may wait for this thread.
    DispatchQueue.global().async {
      sent?.cancel()
    }
  }
}

extension Exchange: URLSessionTaskDelegate {
  /// Leaves redirects to the caller.
  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    completionHandler(nil)
  }

  #if canImport(FoundationNetworking)
    /// Takes the refusal that asks for credentials as the response: FoundationNetworking would wait for
    /// ever for credentials that nobody gives it. Its body is lost.
    func urlSession(
      _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
      completionHandler:
        @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
      refusal.withLock { $0 = challenge.failureResponse as? HTTPURLResponse }
      completionHandler(.cancelAuthenticationChallenge, nil)
    }
  #endif
}
