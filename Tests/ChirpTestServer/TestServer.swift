package import Foundation
import Synchronization

/// A small HTTP server on the loopback interface, for tests. It serves one request a connection, on
/// one thread, and ends by itself after ten minutes: on a busy machine calls can begin, and be refused,
/// a minute after their server.
///
/// ```swift
/// let server = try await TestServer.start { request in .json("{}") }
/// defer { server.stop() }
/// ```
package final class TestServer: Sendable {
  /// What a test waited for did not happen.
  private struct WaitedTooLong: Error {}

  package typealias Responder = @Sendable (TestRequest) -> TestResponse

  private struct State {
    var requests: [TestRequest] = []
    var clientsThatLeft = 0
    var isStopped = false
    var hasEnded = false
  }

  /// `http://127.0.0.1:<port>`.
  package let baseURL: URL
  private let state = Mutex(State())

  private init(port: UInt16) throws {
    guard let url = URL(string: "http://127.0.0.1:\(port)") else {
      throw SocketError(operation: "URL", code: 0)
    }
    baseURL = url
  }

  /// Starts a server that answers each request with what `respond` gives for it.
  package static func start(_ respond: @escaping Responder) async throws -> TestServer {
    let listener = try Socket.listener()
    let server = try TestServer(port: try listener.port())
    let thread = Thread {
      server.serve(listener, respond)
    }
    thread.start()
    return server
  }

  /// The requests so far, in the order of their arrival.
  package var requests: [TestRequest] { state.withLock(\.requests) }

  /// How many clients closed the connection while the server kept it open without an answer.
  package var clientsThatLeft: Int { state.withLock(\.clientsThatLeft) }

  /// Ends the server and its connections.
  package func stop() {
    state.withLock { $0.isStopped = true }
  }

  /// Waits until a server that was stopped no longer accepts connections.
  package func end() async throws {
    while !state.withLock(\.hasEnded) {
      try await Task.sleep(for: .milliseconds(1))
    }
  }

  /// Waits until `condition` holds, for half a minute at most: a machine that runs other tests beside
  /// this one can take seconds.
  package func wait(until condition: (TestServer) -> Bool) async throws {
    let end = ContinuousClock.now + .seconds(30)
    while !condition(self) {
      guard ContinuousClock.now < end else {
        throw WaitedTooLong()
      }
      try await Task.sleep(for: .milliseconds(5))
    }
  }

  private func serve(_ listener: Socket, _ respond: Responder) {
    var held: [Socket] = []
    let end = Date(timeIntervalSinceNow: 600)
    while !state.withLock(\.isStopped), Date() < end {
      if listener.isReadable(withinMilliseconds: 10), let connection = listener.accept() {
        serve(connection, &held, respond)
      }
      held.removeAll { connection in
        guard connection.isReadable(withinMilliseconds: 0), connection.read().isEmpty else {
          return false
        }
        connection.close()
        state.withLock { $0.clientsThatLeft += 1 }
        return true
      }
    }
    for connection in held {
      connection.close()
    }
    listener.close()
    state.withLock { $0.hasEnded = true }
  }

  private func serve(_ connection: Socket, _ held: inout [Socket], _ respond: Responder) {
    var bytes = Data()
    while true {
      let more = connection.isReadable(withinMilliseconds: 2000) ? connection.read() : Data()
      bytes += more
      if let request = TestRequest(bytes) {
        state.withLock { $0.requests.append(request) }
        switch respond(request) {
        case .bytes(let response): connection.write(response)
        case .close: break
        case .hold:
          held.append(connection)
          return
        }
        connection.close()
        return
      }
      if more.isEmpty {
        connection.close()
        return
      }
    }
  }
}
