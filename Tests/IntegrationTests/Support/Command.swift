import ChirpTestServer
import Foundation

/// A program that has run, and what it gave.
struct Command: Equatable {
  let status: Int32
  let output: String
  let error: String

  /// Runs `words[0]`, found through `PATH`, with the rest as its arguments.
  ///
  /// If the task is cancelled, the program is ended.
  static func run(
    _ words: [String], in folder: URL, environment: [String: String] = [:]
  ) async throws -> Command {
    await CommandSlots.shared.take()
    defer { Task { await CommandSlots.shared.give() } }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment
      .merging(environment) { _, new in new }
    let run = try await ProcessRun.run(process)
    return Command(status: run.status, output: run.output, error: run.error)
  }
}
