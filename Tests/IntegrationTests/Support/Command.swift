import ChirpTestServer
import Foundation

/// A program that has run, and what it gave.
struct Command: Equatable {
  let status: Int32
  let output: String
  let error: String

  /// Runs `words[0]`, found through `PATH`, with the rest as its arguments.
  ///
  /// The output goes through files, which never fill up as pipes do. If the task is cancelled, the
  /// program is ended.
  static func run(
    _ words: [String], in folder: URL, environment: [String: String] = [:]
  ) async throws -> Command {
    await CommandSlots.shared.take()
    defer { Task { await CommandSlots.shared.give() } }
    let files = try TemporaryFolder()
    let output = files.url.appending(path: "output")
    let error = files.url.appending(path: "error")
    for file in [output, error] { try Data().write(to: file) }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment
      .merging(environment) { _, new in new }
    process.standardInput = FileHandle.nullDevice
    // A process keeps its handles on Linux, open, and cannot be started any more where some 1,350
    // are: Foundation then reads behind the names of /proc/self/fd.
    let handles = try [output, error].map { try FileHandle(forWritingTo: $0) }
    defer { for handle in handles { try? handle.close() } }
    process.standardOutput = handles[0]
    process.standardError = handles[1]
    try Task.checkCancellation()
    try await withTaskCancellationHandler {
      try await run(process)
    } onCancel: {
      process.kill()
    }
    return Command(
      status: process.terminationStatus,
      output: try String(contentsOf: output, encoding: .utf8),
      error: try String(contentsOf: error, encoding: .utf8))
  }
  private static func run(_ process: Process) async throws {
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
