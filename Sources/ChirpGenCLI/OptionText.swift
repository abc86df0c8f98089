import ChirpDiagnostics
import ChirpGenCore

/// The value of an option, as a file that is called like the option: what is wrong with a part of it
/// is shown like what is wrong with a part of a spec.
struct OptionText {
  let whole: Substring
  private let file: SourceFile

  init(_ text: String, of option: String, diagnostics: inout Diagnostics) {
    whole = text[...]
    file = diagnostics.add(option: option, value: text)
  }

  /// A part of the text, with its place.
  func located(_ part: Substring) -> Located<String> {
    Located(
      String(part),
      at: SourceRange(
        file: file.id, start: location(of: part.startIndex), end: location(of: part.endIndex)))
  }

  private func location(of index: String.Index) -> SourceLocation {
    let lines = whole[..<index].unicodeScalars.split(
      separator: "\n", omittingEmptySubsequences: false)
    return SourceLocation(
      line: UInt32(lines.count), column: UInt32((lines.last?.count ?? 0) + 1))
  }
}
