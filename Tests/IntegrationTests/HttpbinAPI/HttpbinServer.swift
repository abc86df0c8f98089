import ChirpTestServer
import Foundation

/// httpbin itself, from PyPI, on the loopback interface.
///
/// It is installed in a folder of its own, and ended and removed with the value.
struct HttpbinServer: ~Copyable {
  /// Why there is no server.
  struct Absence: Error {
    let reason: String
  }

  let baseURL: URL
  private let process: Process
  private let folder: TemporaryFolder

  /// Installs and starts it, which takes half a minute.
  ///
  /// - Throws: ``Absence`` where there is no Python, or where pip reaches no index.
  init() async throws {
    let folder = try TemporaryFolder()
    let python = folder.url.appending(path: "python/bin/python").path(percentEncoded: false)
    try await Self.run(["python3", "-m", "venv", "python"], in: folder)
    try await Self.run(
      [
        python, "-m", "pip", "install", "--quiet", "--retries", "1", "--timeout", "10",
        "httpbin>=0.10.1,<0.11",
      ],
      in: folder)
    let process = Process()
    process.executableURL = URL(filePath: python)
    process.arguments = ["-c", Self.program]
    process.currentDirectoryURL = folder.url
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    baseURL = try await Self.baseURL(of: process, in: folder)
    self.process = process
    self.folder = folder
  }

  deinit {
    process.kill()
  }

  /// Ends it, as its last use, before which it shall not end.
  consuming func end() {}

  /// Runs a command that may take two minutes.
  private static func run(_ words: [String], in folder: TemporaryFolder) async throws {
    let url = folder.url
    let command = try await withThrowingTaskGroup(of: Command?.self) { group in
      group.addTask { try await Command.run(words, in: url) }
      group.addTask {
        try await Task.sleep(for: .seconds(120))
        return nil
      }
      defer { group.cancelAll() }
      return try await group.next() ?? nil
    }
    guard let command else {
      throw Absence(reason: "'\(words.joined(separator: " "))' takes too long")
    }
    guard command.status == 0 else {
      throw Absence(reason: command.error)
    }
  }

  /// Where the server is found once it listens, for which it has half a minute.
  private static func baseURL(of process: Process, in folder: TemporaryFolder) async throws -> URL {
    let end = ContinuousClock.now + .seconds(30)
    while process.isRunning, ContinuousClock.now < end {
      if let port = try? folder.text("port"), let url = URL(string: "http://127.0.0.1:\(port)") {
        return url
      }
      try await Task.sleep(for: .milliseconds(20))
    }
    process.kill()
    throw Absence(reason: "httpbin does not start")
  }

  /// It ends by itself after five minutes, should nobody end it.
  private static let program = """
    import os, threading
    from httpbin import app
    from werkzeug.serving import make_server

    server = make_server("127.0.0.1", 0, app, threaded=True)
    threading.Timer(300, lambda: os._exit(0)).start()
    with open("port.new", "w") as file:
        file.write(str(server.server_port))
    os.rename("port.new", "port")
    server.serve_forever()
    """
}
