import Foundation

/// How much the tests do that can be made longer.
enum Soak {
  /// Whether they do all: in `script/soak`, which sets `CHIRP_SOAK` to 1.
  static let isFull = ProcessInfo.processInfo.environment["CHIRP_SOAK"] == "1"
}
