/// A place in a file. Lines and columns count from 1; a column counts Unicode scalars, and is shown
/// in characters (`SourceLines.column(of:)`).
package struct SourceLocation: Hashable, Comparable, Sendable {
  package var line: UInt32
  package var column: UInt32

  package init(line: UInt32, column: UInt32) {
    self.line = line
    self.column = column
  }

  package static func < (lhs: SourceLocation, rhs: SourceLocation) -> Bool {
    (lhs.line, lhs.column) < (rhs.line, rhs.column)
  }
}

/// A stretch of a file: from `start` up to, and without, `end`.
package struct SourceRange: Hashable, Sendable {
  package var file: SourceFile.ID
  package var start: SourceLocation
  package var end: SourceLocation

  package init(file: SourceFile.ID, start: SourceLocation, end: SourceLocation) {
    self.file = file
    self.start = start
    self.end = end
  }
}
