package import Foundation
import Synchronization

/// A server on the loopback interface that plays faults, for many clients at once: a thread for each
/// connection, which is used for one request after another where the fault leaves it open.
///
/// ```swift
/// let server = try FaultServer.start(lifetime: .seconds(60))
/// defer { server.stop() }
/// let url = server.baseURL.appending(path: "truncated/7")
/// ```
///
/// A request for `/once/truncated/7` meets the fault when it comes for the first time.
package final class FaultServer: Sendable {
  private struct State {
    var requests: [String: [TestRequest]] = [:]
    var isStopped = false
  }

  /// `http://127.0.0.1:<port>`.
  package let baseURL: URL
  /// A base URL at which connections are refused while the server runs.
  package let refusingURL: URL
  private let elsewhere: URL?
  private let end: ContinuousClock.Instant
  private let state = Mutex(State())

  private init(
    baseURL: URL, refusingURL: URL, elsewhere: URL?, end: ContinuousClock.Instant
  ) {
    self.baseURL = baseURL
    self.refusingURL = refusingURL
    self.elsewhere = elsewhere
    self.end = end
  }

  /// Starts a server.
  ///
  /// - Parameters:
  ///   - lifetime: After which time it ends by itself.
  ///   - elsewhere: Another origin, where ``Fault/redirectElsewhere`` leads to.
  package static func start(
    lifetime: Duration, elsewhere: FaultServer? = nil
  ) throws -> FaultServer {
    let listener = try Socket.listener()
    let deaf = try Socket.bound()
    let server = FaultServer(
      baseURL: try url(of: listener), refusingURL: try url(of: deaf),
      elsewhere: elsewhere?.baseURL, end: .now + lifetime)
    Thread {
      server.accept(from: listener)
      listener.close()
      deaf.close()
    }.start()
    return server
  }

  /// The requests for `fault` with a number, in the order of their arrival. One of which only the head
  /// was read is not among them.
  package func requests(_ fault: Fault, _ number: Int) -> [TestRequest] {
    requests(for: "/\(fault)/\(number)")
  }

  /// The requests for `target` in the order of their arrival.
  package func requests(for target: String) -> [TestRequest] {
    state.withLock { $0.requests[target] ?? [] }
  }

  /// Ends the server and its connections.
  package func stop() {
    state.withLock { $0.isStopped = true }
  }

  private var isStopped: Bool { state.withLock(\.isStopped) || ContinuousClock.now > end }

  private static func url(of socket: Socket) throws -> URL {
    guard let url = URL(string: "http://127.0.0.1:\(try socket.port())") else {
      throw SocketError(operation: "URL", code: 0)
    }
    return url
  }

  private func accept(from listener: Socket) {
    while !isStopped {
      if listener.isReadable(withinMilliseconds: 100), let connection = listener.accept() {
        Thread { self.serve(connection) }.start()
      }
    }
  }

  private func serve(_ connection: Socket) {
    var ending = FaultPlay.Ending.answer
    while ending == .answer {
      ending = nextEnding(on: connection)
    }
    if ending == .hold {
      while !isStopped,
        !connection.isReadable(withinMilliseconds: 100) || !connection.read().isEmpty
      {}
    }
    if ending == .reset {
      connection.reset()
    } else {
      connection.close()
    }
  }

  /// Reads a request and plays its fault.
  private func nextEnding(on connection: Socket) -> FaultPlay.Ending {
    var bytes = Data()
    while !isStopped {
      guard connection.isReadable(withinMilliseconds: 100) else {
        continue
      }
      let more = connection.read()
      bytes += more
      if more.isEmpty {
        return .close
      }
      if bytes.starts(with: "POST /\(Fault.resetWhileSending)/".utf8) {
        return .reset
      }
      if let request = TestRequest(bytes) {
        let arrivals = state.withLock { state in
          state.requests[request.target, default: []].append(request)
          return state.requests[request.target, default: []].count
        }
        return FaultPlay(connection: connection, elsewhere: elsewhere)
          .ending(of: request, arrivals: arrivals)
      }
    }
    return .close
  }
}
