/// A value that is written in a spec: a default.
package indirect enum LiteralValue: Sendable {
  package struct Member: Sendable {
    package var name: String
    package var value: Located<LiteralValue>
  }

  case null
  case boolean(Bool)
  /// A number, or text that looks like one, as it was written.
  case number(String)
  case text(String)
  case array([Located<LiteralValue>])
  case object([Member])
}
