import ChirpDiagnostics

extension Diagnostics {
  mutating func add(path: String, text: String) -> SourceFile {
    add(path: path, bytes: Array(text.utf8))
  }
}

extension SourceFile {
  /// The range from a line and column up to, and without, another.
  func range(_ line: UInt32, _ column: UInt32, _ endLine: UInt32, _ endColumn: UInt32)
    -> SourceRange
  {
    SourceRange(
      file: id, start: SourceLocation(line: line, column: column),
      end: SourceLocation(line: endLine, column: endColumn))
  }
}
