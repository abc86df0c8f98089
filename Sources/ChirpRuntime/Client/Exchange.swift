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

  private let session: ClientSession
  private let state = Mutex(State.ready)
  /// A response that came without a body, and after which the task was ended.
  private let bodiless = Mutex<HTTPURLResponse?>(nil)

  /// An exchange that is not begun. It takes one request.
  init(in session: ClientSession) {
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
    let task = session.session.dataTask(with: request) { data, response, error in
      // The task holds this object as its delegate.
      self.state.withLock { $0 = .ended }
      if let bodiless = self.bodiless.withLock(\.self) {
        completion(.success((Data(), bodiless)))
      } else if let response, error == nil {
        completion(.success((data ?? Data(), response)))
      } else {
        completion(.failure(error.map(URLError.init) ?? URLError(.badServerResponse)))
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
    task.resume()
    if isCancelled {
      session.cancel(task)
    }
  }

  private func cancel() {
    let sent = state.withLock { state in
      defer { state = .cancelled }
      return if case .sent(let task) = state { task } else { nil as URLSessionTask? }
    }
    if let sent {
      session.cancel(sent)
    }
  }
}

extension URLError {
  /// `error`, which may be one of the system, with what it says but not the URL that failed: that
  /// may hold what nobody should read in a log.
  fileprivate init(_ error: any Error) {
    let plain = error as NSError
    let code: Code? = plain.domain == NSURLErrorDomain ? Code(rawValue: plain.code) : nil
    self.init(
      code ?? .unknown, userInfo: [NSLocalizedDescriptionKey: error.localizedDescription])
  }
}

extension Exchange: URLSessionTaskDelegate {
  /// Leaves redirects to the caller.
  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    #if canImport(FoundationNetworking)
      // Its completion handler ends the process if the task is cancelled meanwhile.
      end(task, with: response)
    #else
      completionHandler(nil)
    #endif
  }

  #if canImport(FoundationNetworking)
    /// Takes the refusal that asks for credentials as the response: FoundationNetworking would wait
    /// for ever for credentials that nobody gives it.
    func urlSession(
      _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
      completionHandler:
        @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
      end(task, with: challenge.failureResponse as? HTTPURLResponse)
    }

    /// Takes `response`, whose body is lost, as the last word of `task`.
    private func end(_ task: URLSessionTask, with response: HTTPURLResponse?) {
      bodiless.withLock { $0 = response }
      session.cancel(task)
    }
  #endif
}
