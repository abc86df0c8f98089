import Foundation

/// The Swift compiler.
enum Compiler {
  /// What it says, which is nothing if all is well.
  static func output(_ arguments: [String], in folder: URL) throws -> String {
    let pipe = Pipe()
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swiftc"] + arguments
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let said = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let text = String(decoding: said, as: UTF8.self)
    if process.terminationStatus != 0, text.isEmpty {
      return "swiftc ended with status \(process.terminationStatus)"
    }
    return text
  }
}
