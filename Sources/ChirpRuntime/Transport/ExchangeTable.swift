import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Tells the exchanges of a session what happens to their tasks.
final class ExchangeTable: NSObject, Sendable {
  private let exchanges = Mutex<[Int: Exchange]>([:])
  let pinning: PublicKeyPinning?

  init(pinning: PublicKeyPinning?) {
    self.pinning = pinning
  }

  func add(_ exchange: Exchange, for task: URLSessionTask) {
    exchanges.withLock { $0[task.taskIdentifier] = exchange }
  }

  private func exchange(of task: URLSessionTask) -> Exchange? {
    exchanges.withLock { $0[task.taskIdentifier] }
  }
}

extension ExchangeTable: URLSessionDataDelegate {
  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    exchange(of: dataTask)?.receive(response)
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    exchange(of: dataTask)?.receive(data)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    exchanges.withLock { $0.removeValue(forKey: task.taskIdentifier) }?.complete(error, of: task)
  }

  /// Leaves redirects to the caller.
  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    #if canImport(FoundationNetworking)
      // Its completion handler ends the process if the task is cancelled meanwhile.
      exchange(of: task)?.end(with: response)
    #else
      completionHandler(nil)
    #endif
  }

  #if canImport(FoundationNetworking)
    /// Ends the exchange: the body is asked for once more where a connection that was used before
    /// broke, to send the request again, and FoundationNetworking, which has no other body than the
    /// one that was read, would send the head alone and wait for an answer until the timeout.
    func urlSession(
      _ session: URLSession, task: URLSessionTask,
      needNewBodyStream completionHandler: @escaping @Sendable (InputStream?) -> Void
    ) {
      exchange(of: task)?.end(
        with: TransportError(.connectionLost, detail: "before the answer to a body"))
      session.delegateQueue.addOperation {
        task.cancel()
      }
      completionHandler(nil)
    }

    /// Takes the refusal that asks for credentials as the response: FoundationNetworking would wait
    /// for ever for credentials that nobody gives it. Its body has arrived by then.
    func urlSession(
      _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
      completionHandler:
        @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
      exchange(of: task)?.end(with: challenge.failureResponse as? HTTPURLResponse)
    }
  #else
    /// Leaves credentials to the client, and trusts the servers that the system and the pins do.
    func urlSession(
      _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge
    ) async -> (URLSession.AuthChallengeDisposition, URLCredential?) {
      let space = challenge.protectionSpace
      switch space.authenticationMethod {
      case NSURLAuthenticationMethodServerTrust:
        guard let pinning, pinning.hosts.contains(space.host.lowercased()) else {
          return (.performDefaultHandling, nil)
        }
        if let trust = space.serverTrust, pinning.accepts(trust, host: space.host) {
          return (.useCredential, URLCredential(trust: trust))
        }
        exchange(of: task)?.end(with: TransportError(.pinning, isUnsent: true))
        return (.cancelAuthenticationChallenge, nil)
      case NSURLAuthenticationMethodClientCertificate:
        return (.performDefaultHandling, nil)
      default:
        return (.rejectProtectionSpace, nil)
      }
    }
  #endif
}
