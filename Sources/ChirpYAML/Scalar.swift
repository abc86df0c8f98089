/// A scalar as it was written.
package struct Scalar: Hashable, Sendable {
  package enum Style: Sendable {
    case plain
    case singleQuoted
    case doubleQuoted
    case literal
    case folded
  }

  package var text: String
  package var style: Style

  package init(_ text: String, style: Style = .plain) {
    self.text = text
    self.style = style
  }
}
