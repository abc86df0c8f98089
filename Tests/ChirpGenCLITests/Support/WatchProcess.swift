import Foundation
import Testing

/// `chirp-gen watch`, which runs while a test saves files, and ends with the value at the latest.
final class WatchProcess {
  private static let patience = Duration.seconds(30)

  private let process = Process()
  private let files: Workspace

  init(_ arguments: String..., in workspace: Workspace) throws {
    files = try Workspace(spec: nil)
    try files.write("", to: "said")
    process.executableURL = Shell.program
    process.arguments = ["watch"] + arguments
    process.currentDirectoryURL = workspace.url
    process.standardInput = FileHandle.nullDevice
    // Output and errors stand in the order in which they are said.
    let said = try FileHandle(forWritingTo: files.url.appending(path: "said"))
    defer { try? said.close() }
    process.standardOutput = said
    process.standardError = said
    try process.run()
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }

  /// What the program has said since its start.
  var said: String {
    get throws { try files.text("said") }
  }

  /// Expects that the program says `lines` behind what was expected before, and then waits.
  func expect(
    _ lines: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    expected += lines
    try await wait { try said.utf8.count >= expected.utf8.count }
    #expect(try said == expected, sourceLocation: sourceLocation)
  }

  private var expected = ""

  /// Waits, for a time that ends, until `condition` holds.
  func wait(until condition: () throws -> Bool) async throws {
    let end = ContinuousClock.now + Self.patience
    while try !condition(), process.isRunning, ContinuousClock.now < end {
      try await Task.sleep(for: .milliseconds(5))
    }
  }

  /// Does several things between two moments of the program.
  func whileStopped(_ body: () throws -> Void) throws {
    #expect(process.suspend())
    defer { #expect(process.resume()) }
    try body()
  }

  /// Ends the program by `signal`, and gives its status.
  func end(by signal: Int32) async throws -> Int32 {
    kill(process.processIdentifier, signal)
    let end = ContinuousClock.now + Self.patience
    while process.isRunning, ContinuousClock.now < end {
      try await Task.sleep(for: .milliseconds(5))
    }
    try #require(!process.isRunning)
    #expect(process.terminationReason == .exit)
    return process.terminationStatus
  }
}
