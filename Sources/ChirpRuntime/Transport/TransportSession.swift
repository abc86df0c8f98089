import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A session that lives as long as its transport, with a delegate of our own.
final class TransportSession: Sendable {
  private let session: URLSession
  private let exchanges: ExchangeTable

  /// A session with the same settings and none of the connections.
  var withoutConnections: TransportSession {
    TransportSession(session.configuration, pinning: exchanges.pinning)
  }

  init(_ configuration: URLSessionConfiguration, pinning: PublicKeyPinning?) {
    exchanges = ExchangeTable(pinning: pinning)
    session = URLSession(
      configuration: configuration, delegate: exchanges, delegateQueue: nil)
  }

  deinit {
    // The last reference may go on the session's own queue, for which this waits on Linux.
    DispatchQueue.global().async { [session] in
      session.finishTasksAndInvalidate()
    }
  }

  /// Sends `request`; `exchange` is told what comes back.
  func send(_ request: URLRequest, for exchange: Exchange) {
    let task = session.dataTask(with: request)
    exchanges.add(exchange, for: task)
    exchange.begin(task, in: self)
  }

  /// Stops `task`, not on the caller's thread: FoundationNetworking would wait there for a queue that
  /// may wait for the caller. Its tasks complete on this one, so that none is cancelled meanwhile.
  func cancel(_ task: URLSessionTask) {
    session.delegateQueue.addOperation {
      task.cancel()
    }
  }
}
