import Synchronization

/// What happened, in order.
final class Log: Sendable {
  private let state = Mutex<[String]>([])

  var entries: [String] { state.withLock(\.self) }

  func append(_ entry: String) {
    state.withLock { $0.append(entry) }
  }
}
