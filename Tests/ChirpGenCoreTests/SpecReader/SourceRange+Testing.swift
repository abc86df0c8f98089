import ChirpDiagnostics

extension SourceRange {
  /// A place whose columns are offsets in a text.
  init(columns: Range<Int>) {
    self.init(
      file: SourceFile.ID(rawValue: 0),
      start: SourceLocation(line: 1, column: UInt32(columns.lowerBound)),
      end: SourceLocation(line: 1, column: UInt32(columns.upperBound)))
  }

  var columns: String {
    "\(start.column)-\(end.column)"
  }
}
