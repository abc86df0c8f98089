/// What a fit section has to fit into.
package struct LineFit: Sendable {
  /// The number of characters that a line may have.
  package var columns: Int
  /// The line that is printed in front of a section that is too wide in its broken form as well, to
  /// exempt it from a check of line lengths; nil to print none.
  package var exemption: String?

  package init(columns: Int = 100, exemption: String? = nil) {
    self.columns = columns
    self.exemption = exemption
  }
}
