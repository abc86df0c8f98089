package import Foundation

/// A process that has run, and what it gave.
package struct ProcessRun: Equatable, Sendable {
  package let reason: Process.TerminationReason
  package let status: Int32
  package let output: String
  package let error: String

  /// Runs `process` to its end, without input. If the task is cancelled, it is ended.
  ///
  /// What it prints goes through files, which never fill up as pipes do.
  package static func run(_ process: Process) async throws -> ProcessRun {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = ["output", "error"].map { folder.appending(path: $0) }
    for file in files { try Data().write(to: file) }
    // A process keeps its handles on Linux, open, and cannot be started any more where some 1,350
    // are: Foundation then reads behind the names of /proc/self/fd.
    let handles = try files.map { try FileHandle(forWritingTo: $0) }
    defer { for handle in handles { try? handle.close() } }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = handles[0]
    process.standardError = handles[1]
    try Task.checkCancellation()
    try await withTaskCancellationHandler {
      try await end(of: process)
    } onCancel: {
      process.kill()
    }
    let texts = try files.map { try String(contentsOf: $0, encoding: .utf8) }
    return ProcessRun(
      reason: process.terminationReason, status: process.terminationStatus, output: texts[0],
      error: texts[1])
  }

  private static func end(of process: Process) async throws {
    try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { _ in continuation.resume() }
      do {
        try process.run()
      } catch {
        process.terminationHandler = nil
        continuation.resume(throwing: error)
      }
    }
  }
}
