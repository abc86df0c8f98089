package import ChirpDiagnostics

/// The use of a type, as it is written: `Page<Post>`, `[String: Int]?`.
package indirect enum TypeExpression: Sendable {
  /// A built-in type, a type of the spec (dotted for a nested one) or a generic parameter.
  case named(Located<String>, arguments: [TypeExpression])
  case optional(TypeExpression, SourceRange)
  case array(TypeExpression, SourceRange)
  case dictionary(key: TypeExpression, value: TypeExpression, SourceRange)
  /// What stands there could not be read.
  case hole(SourceRange)

  package var range: SourceRange {
    switch self {
    case .named(let name, _): name.range
    case .optional(_, let range), .array(_, let range), .dictionary(_, _, let range),
      .hole(let range):
      range
    }
  }

  /// Calls `body` with the expression, and then with each that it is made of.
  func forEachPart(_ body: (TypeExpression) -> Void) {
    body(self)
    switch self {
    case .named(_, let arguments): for argument in arguments { argument.forEachPart(body) }
    case .optional(let type, _), .array(let type, _): type.forEachPart(body)
    case .dictionary(let key, let value, _):
      key.forEachPart(body)
      value.forEachPart(body)
    case .hole: break
    }
  }
}
