import Foundation

/// A command of the shell that has run, and what it gave.
struct Shell: Equatable {
  let status: Int32
  let output: String
  let error: String

  init(status: Int32, output: String = "", error: String = "") {
    self.status = status
    self.output = output
    self.error = error
  }

  /// Runs `script` with `chirp-gen` as the variable `$CHIRP_GEN`. Output goes through files, which
  /// never fill up as pipes do.
  static func run(_ script: String, in workspace: Workspace) async throws -> Shell {
    let files = try Workspace()
    let (output, error) = (files.url.appending(path: "out"), files.url.appending(path: "err"))
    for file in [output, error] { try Data().write(to: file) }
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = ["-c", script]
    process.currentDirectoryURL = workspace.url
    process.environment = ProcessInfo.processInfo.environment
      .merging(["CHIRP_GEN": program.path(percentEncoded: false)]) { _, new in new }
    process.standardInput = FileHandle.nullDevice
    // A process keeps its handles on Linux, open.
    let handles = try [output, error].map { try FileHandle(forWritingTo: $0) }
    defer { for handle in handles { try? handle.close() } }
    process.standardOutput = handles[0]
    process.standardError = handles[1]
    try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { _ in continuation.resume() }
      do {
        try process.run()
      } catch {
        process.terminationHandler = nil
        continuation.resume(throwing: error)
      }
    }
    return Shell(
      status: process.terminationStatus,
      output: try String(contentsOf: output, encoding: .utf8),
      error: try String(contentsOf: error, encoding: .utf8))
  }

  /// Whether the shell finds a command of that name.
  static func has(_ command: String) async throws -> Bool {
    try await run("command -v \(command)", in: Workspace()).status == 0
  }

  /// The program as it was built with these tests.
  static let program: URL = {
    #if canImport(Darwin)
      for bundle in Bundle.allBundles where bundle.bundlePath.hasSuffix(".xctest") {
        return bundle.bundleURL.deletingLastPathComponent().appending(path: "chirp-gen")
      }
    #endif
    return Bundle.main.bundleURL.appending(path: "chirp-gen")
  }()
}
