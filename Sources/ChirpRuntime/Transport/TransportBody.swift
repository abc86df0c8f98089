public import Foundation

/// What a request or a response carries.
public enum TransportBody: Hashable, Sendable {
  /// Bytes in memory, or mapped into it.
  case bytes(Data)

  /// All of it in memory.
  var data: Data {
    switch self {
    case .bytes(let data): data
    }
  }
}
