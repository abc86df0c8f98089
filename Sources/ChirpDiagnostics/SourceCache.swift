/// The lines of the files that diagnostics point into. A file is split once, and only if it is
/// asked for; and since diagnostics come in source order, the line used last is kept: a thousand
/// faults on one long line split it into characters once.
struct SourceCache {
  private let files: [SourceFile.ID: SourceFile]
  private var lines: [SourceFile.ID: SourceLines] = [:]
  private var last: (file: SourceFile.ID, number: UInt32, line: SourceLine)?

  init(_ files: [SourceFile]) {
    self.files = Dictionary(files.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  func path(of file: SourceFile.ID) -> String? {
    files[file]?.path
  }

  /// The line of that number; an empty one if there is none.
  mutating func line(_ number: UInt32, of id: SourceFile.ID) -> SourceLine {
    if let last, last.file == id, last.number == number { return last.line }
    guard let file = files[id] else { return SourceLine("") }
    let lines = lines[id] ?? SourceLines(file)
    self.lines[id] = lines
    let line = lines.line(number)
    last = (id, number, line)
    return line
  }
}
