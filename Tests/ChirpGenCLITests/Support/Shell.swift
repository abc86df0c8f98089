import ChirpTestServer
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

  /// Runs `script` with `chirp-gen` as the variable `$CHIRP_GEN`.
  static func run(_ script: String, in workspace: Workspace) async throws -> Shell {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = ["-c", script]
    process.currentDirectoryURL = workspace.url
    process.environment = ProcessInfo.processInfo.environment
      .merging(["CHIRP_GEN": program.path(percentEncoded: false)]) { _, new in new }
    let run = try await ProcessRun.run(process)
    return Shell(status: run.status, output: run.output, error: run.error)
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
