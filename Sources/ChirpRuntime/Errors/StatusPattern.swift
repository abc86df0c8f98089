/// The statuses to which a type of error body applies: one (`409`), a class (``clientErrors``), or
/// all.
public struct StatusPattern: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case exact(Int)
    case hundred(Int)
    case any
  }

  private let kind: Kind

  private init(_ kind: Kind) {
    self.kind = kind
  }

  /// Every 3xx status.
  public static let redirections = StatusPattern(.hundred(3))
  /// Every 4xx status.
  public static let clientErrors = StatusPattern(.hundred(4))
  /// Every 5xx status.
  public static let serverErrors = StatusPattern(.hundred(5))
  /// Every status for which there is nothing closer.
  public static let `default` = StatusPattern(.any)

  /// The patterns that `status` fits, the closest first.
  static func matching(_ status: Int) -> [StatusPattern] {
    [.exact(status), .hundred(status / 100), .any].map(StatusPattern.init)
  }
}

extension StatusPattern: ExpressibleByIntegerLiteral {
  /// Exactly the status `value`.
  public init(integerLiteral value: Int) {
    self.init(.exact(value))
  }
}
