/// The lines of the files that diagnostics point into. A file is split once, and only if it is
/// asked for; and since diagnostics come in source order, the two lines used last are kept: a
/// thousand faults on one long line, with notes at others, split it into characters once.
struct SourceCache {
  private typealias Line = (file: SourceFile.ID, number: UInt32, line: SourceLine)

  private let files: [SourceFile.ID: SourceFile]
  private var lines: [SourceFile.ID: SourceLines] = [:]
  private var last: Line?
  private var beforeLast: Line?
  /// The place that was asked for last: one behind it, on the same line, is counted from there.
  private var lastOffset: (file: SourceFile.ID, location: SourceLocation, offset: Int)?

  init(_ files: [SourceFile]) {
    self.files = Dictionary(files.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  func path(of file: SourceFile.ID) -> String? {
    files[file]?.path
  }

  func isOption(_ file: SourceFile.ID) -> Bool {
    files[file]?.origin == .option
  }

  /// The line of that number; an empty one if there is none.
  mutating func line(_ number: UInt32, of id: SourceFile.ID) -> SourceLine {
    if let last, last.file == id, last.number == number { return last.line }
    swap(&last, &beforeLast)
    if let last, last.file == id, last.number == number { return last.line }
    guard let line = lines(of: id)?.line(number) else { return SourceLine("") }
    last = (id, number, line)
    return line
  }

  mutating func start(of range: SourceRange) -> Position {
    let line = line(range.start.line, of: range.file)
    return Position(
      line: range.start.line, column: line.index(ofColumn: range.start.column) + 1,
      offset: offset(of: range.start, in: range.file))
  }

  /// The place behind the last character.
  mutating func end(of range: SourceRange) -> Position {
    let line = line(range.end.line, of: range.file)
    let isEmpty = range.end == range.start
    let index =
      isEmpty
      ? line.index(ofColumn: range.end.column) : line.endIndex(ofColumn: range.end.column)
    return Position(
      line: range.end.line, column: index + 1, offset: offset(of: range.end, in: range.file))
  }

  private mutating func offset(of location: SourceLocation, in id: SourceFile.ID) -> Int {
    guard let lines = lines(of: id) else { return 0 }
    var known: (column: UInt32, offset: Int)?
    if let last = lastOffset, last.file == id, last.location.line == location.line {
      known = (last.location.column, last.offset)
    }
    let offset = lines.offset(of: location, from: known)
    lastOffset = (id, location, offset)
    return offset
  }

  private mutating func lines(of id: SourceFile.ID) -> SourceLines? {
    if let lines = lines[id] { return lines }
    guard let file = files[id] else { return nil }
    let lines = SourceLines(file)
    self.lines[id] = lines
    return lines
  }
}
