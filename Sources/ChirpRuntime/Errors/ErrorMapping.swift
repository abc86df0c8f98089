/// How an API reports errors: the type of their bodies, and where the message lies in them.
///
/// Without a mapping, and wherever it finds nothing, the usual forms are read: problem details
/// (RFC 9457), `{"reason", "code"}`, `{"error": {"message", "code"}}`, `{"message", "code"}`,
/// `{"error"}` and plain text.
public struct ErrorMapping: Sendable {
  /// The type of every error body; nil if there is none in common.
  public var body: (any (Decodable & Sendable).Type)?
  /// Where in the body the text for people is, as in `"error.message"`.
  public var reason: ErrorPath?
  /// Where in the body the code for programs is.
  public var code: ErrorPath?
  /// The types of the bodies of some statuses. An exact status goes before a class, a class
  /// before ``StatusPattern/default``.
  public var statuses: [StatusPattern: any (Decodable & Sendable).Type]

  /// A mapping.
  ///
  /// - Parameters:
  ///   - body: The type of every error body.
  ///   - reason: Where in the body the text for people is.
  ///   - code: Where in the body the code for programs is.
  ///   - statuses: The types of the bodies of some statuses.
  public init(
    body: (any (Decodable & Sendable).Type)? = nil,
    reason: ErrorPath? = nil,
    code: ErrorPath? = nil,
    statuses: [StatusPattern: any (Decodable & Sendable).Type] = [:]
  ) {
    self.body = body
    self.reason = reason
    self.code = code
    self.statuses = statuses
  }

  /// This mapping with `types` over its own for statuses.
  func merging(_ types: [StatusPattern: any (Decodable & Sendable).Type]) -> ErrorMapping {
    var mapping = self
    mapping.statuses.merge(types) { $1 }
    return mapping
  }

  /// The types that a body of `status` may be read as: the one declared for it, then the common
  /// one.
  func bodyTypes(for status: Int) -> [any (Decodable & Sendable).Type] {
    let declared = StatusPattern.matching(status).lazy.compactMap { statuses[$0] }.first
    return [declared, body].compactMap(\.self)
  }
}
