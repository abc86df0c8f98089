import Foundation
import HostileSpecs

/// Starts workers, shows how far they are, and keeps the spec with which one has failed.
struct Supervisor {
  let plan: Plan

  /// - Returns: The exit status.
  func run() throws -> Int32 {
    let parts = (0..<plan.jobs).map { plan.part($0) }
    var workers: [(plan: Plan, process: Process)] = []
    for part in parts {
      try FileManager.default.createDirectory(at: part.folder, withIntermediateDirectories: true)
      let process = Process()
      process.executableURL = URL(filePath: CommandLine.arguments[0])
      process.arguments = part.arguments
      try process.run()
      workers.append((part, process))
    }
    while workers.contains(where: { $0.process.isRunning }) {
      Thread.sleep(forTimeInterval: 0.2)
      show(total(parts))
    }
    let failed = try workers.filter { try hasFailed($0.process, $0.plan) }
    say(summary(total(parts)))
    return failed.isEmpty ? 0 : 1
  }

  private func total(_ parts: [Plan]) -> Progress {
    parts.map { Progress($0.folder.appending(path: Worker.progressName)) }
      .reduce(Progress(), +)
  }

  private func show(_ total: Progress) {
    guard isatty(STDERR_FILENO) == 1 else { return }
    let done = total.swift + total.diagnostics
    FileHandle.standardError.write(Data("\r\(done) of \(plan.count)".utf8))
  }

  private func summary(_ total: Progress) -> String {
    """
    \(total.swift + total.diagnostics) specs: \(total.swift) gave Swift that parses, with their \
    texts byte for byte; \(total.diagnostics) gave diagnostics
    by the grammar: \(total.grammarSwift) of \(total.grammar) gave Swift; \(total.typed) of it was \
    compiled to its types
    """
  }

  private func hasFailed(_ process: Process, _ plan: Plan) throws -> Bool {
    let isSignal = process.terminationReason == .uncaughtSignal
    if !isSignal, process.terminationStatus == 0 { return false }
    let seed = Progress(plan.folder.appending(path: Worker.progressName)).seed
    if isSignal {
      try Self.report(
        "a trap, signal \(process.terminationStatus)", seed: seed, in: self.plan.folder)
    } else if process.terminationStatus == Watchdog.status {
      try Self.report("more than \(Watchdog.limit)", seed: seed, in: self.plan.folder)
    }
    return true
  }

  /// Keeps the spec, with what it includes, and says where it is.
  static func report(_ text: String, seed: UInt64, in folder: URL) throws {
    let spec = HostileSpec(seed: seed)
    let kept = folder.appending(path: "seed-\(seed)")
    for (path, bytes) in spec.files.merging(["spec.yaml": spec.bytes], uniquingKeysWith: { $1 }) {
      let file = kept.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: file)
    }
    say("seed \(seed), \(kept.path)/spec.yaml: \(text)")
  }

  private func say(_ text: String) { Self.say(text) }

  static func say(_ text: String) {
    FileHandle.standardError.write(Data("\(text)\n".utf8))
  }
}
