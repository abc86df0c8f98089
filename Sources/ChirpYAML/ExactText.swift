/// A text that equals another one if their bytes do. Swift's texts are equal too if they differ in
/// the form of a letter alone (`é` as one scalar or as two), which makes different keys of YAML and
/// of JSON.
package struct ExactText: Hashable, Sendable {
  package let text: String

  package init(_ text: String) {
    self.text = text
  }

  package static func == (lhs: ExactText, rhs: ExactText) -> Bool {
    // The first comparison is quick, and nearly always tells.
    lhs.text == rhs.text && lhs.text.utf8.elementsEqual(rhs.text.utf8)
  }

  package func hash(into hasher: inout Hasher) {
    // Texts of equal bytes are equal.
    hasher.combine(text)
  }
}
