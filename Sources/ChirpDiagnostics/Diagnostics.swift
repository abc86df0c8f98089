/// The diagnostics of one run, and the files that they point into.
package struct Diagnostics: Sendable {
  private var collected: [Diagnostic] = []
  private var seen: Set<Diagnostic> = []
  package private(set) var files: [SourceFile] = []
  package private(set) var hasErrors = false

  package init() {}

  /// Gives `bytes` an identity in this run.
  package mutating func add(
    path: String, bytes: [UInt8], origin: SourceFile.Origin = .file
  ) -> SourceFile {
    add(SourceFile(id: nextID, path: path, bytes: bytes, origin: origin))
  }

  /// Gives the value of an option an identity in this run, so that parts of it have places.
  package mutating func add(option name: String, value: String) -> SourceFile {
    add(path: name, bytes: Array(value.utf8), origin: .option)
  }

  private var nextID: SourceFile.ID {
    SourceFile.ID(rawValue: UInt32(files.count))
  }

  private mutating func add(_ file: SourceFile) -> SourceFile {
    files.append(file)
    return file
  }

  package mutating func error(
    _ message: Diagnostic.Message, at range: SourceRange?, notes: [Diagnostic.Note] = []
  ) {
    hasErrors = true
    append(Diagnostic(.error, message, at: range, notes: notes))
  }

  package mutating func warning(
    _ message: Diagnostic.Message, at range: SourceRange?, notes: [Diagnostic.Note] = []
  ) {
    append(Diagnostic(.warning, message, at: range, notes: notes))
  }

  /// Adds what was raised apart from these, which of both is kept once.
  package mutating func add(_ others: Diagnostics) {
    if others.hasErrors { hasErrors = true }
    for diagnostic in others.collected { append(diagnostic) }
  }

  private mutating func append(_ diagnostic: Diagnostic) {
    if seen.insert(diagnostic).inserted {
      collected.append(diagnostic)
    }
  }

  /// Whether an error has been raised of exactly this place.
  package func hasError(at range: SourceRange) -> Bool {
    collected.contains { $0.severity == .error && $0.range == range }
  }

  /// Each once, by file and place; those without a place come first, in the order they were raised.
  package var inSourceOrder: [Diagnostic] {
    collected.enumerated().sorted { lhs, rhs in
      guard let left = lhs.element.range else {
        return rhs.element.range != nil || lhs.offset < rhs.offset
      }
      guard let right = rhs.element.range else { return false }
      return (left.file, left.start, lhs.offset) < (right.file, right.start, rhs.offset)
    }.map(\.element)
  }
}
