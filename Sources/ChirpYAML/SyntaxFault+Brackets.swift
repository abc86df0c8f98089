import ChirpDiagnostics

extension SyntaxFault {
  /// Whether the bracket that the context began with should have been closed by then: nothing
  /// follows, or a line that is indented no more than that of the bracket.
  func isBehindBracket(in file: SourceFile, at location: SourceLocation) -> Bool {
    if file.isBlank(from: location) { return true }
    let lines = [location, contextLocation].map { file.text(ofLine: $0) }
    let indentations = lines.map { line in line.firstIndex { $0 != " " } ?? 0 }
    return location.line > contextLocation.line && indentations[0] <= indentations[1]
  }
}
