import ChirpDiagnostics
import ChirpGenCore

/// Tells of generated files that are not what the spec gives, as diagnostics.
enum Drift {
  static func report(_ plan: OutputPlan, diagnostics: inout Diagnostics) {
    for change in plan.changes {
      let message: Diagnostic.Message = change.current == nil ? .missing : .changed
      report(message, "\(plan.name)/\(change.file.name)", change.current, &diagnostics)
    }
    for orphan in plan.orphans {
      report(.orphaned, "\(plan.name)/\(orphan.name)", orphan.bytes, &diagnostics)
    }
  }

  private static func report(
    _ message: Diagnostic.Message, _ path: String, _ bytes: [UInt8]?,
    _ diagnostics: inout Diagnostics
  ) {
    let file = diagnostics.add(path: path, bytes: bytes ?? [])
    let start = SourceLocation(line: 1, column: 1)
    diagnostics.error(
      message, at: SourceRange(file: file.id, start: start, end: start),
      notes: [.init(.generate)])
  }
}

extension Diagnostic.Message {
  fileprivate static let missing: Self = "the file is missing"
  fileprivate static let changed: Self = "the file is not what the spec gives"
  fileprivate static let orphaned: Self = "the spec no longer gives this file"
  fileprivate static let generate: Self = "run 'chirp-gen generate'"
}
