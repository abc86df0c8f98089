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

extension TransportBody: CustomStringConvertible, CustomDebugStringConvertible {
  /// How many bytes there are.
  public var description: String { "\(data.count) bytes" }

  /// How many bytes there are.
  public var debugDescription: String { description }
}

extension TransportBody: CustomReflectable {
  /// No child, so that `dump` shows nothing that may be secret.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
