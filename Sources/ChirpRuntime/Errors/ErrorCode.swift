/// The code by which an API tells its errors apart for programs: an open set of texts.
///
/// Generated code adds a static member for each code that the API declares, so that
/// `error.code == .usernameTaken` and `switch` read well; any other code compares as its text.
public struct ErrorCode: RawRepresentable, Hashable, Sendable {
  /// The code as the server sends it.
  public let rawValue: String

  /// A code of any text.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

extension ErrorCode: ExpressibleByStringLiteral {
  /// A code by its text.
  public init(stringLiteral value: String) {
    self.init(rawValue: value)
  }
}

extension ErrorCode: CustomStringConvertible {
  /// The code as the server sends it.
  public var description: String { rawValue }
}
