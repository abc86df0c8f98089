import Foundation

/// `chirp-gen`, as the plugin runs it.
struct Program {
  let tool: URL
  /// The working folder.
  let folder: URL

  /// Runs the program, which says itself what is wrong.
  func run(_ arguments: [String]) throws {
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { throw Failure.program(arguments.first ?? "") }
  }
}
