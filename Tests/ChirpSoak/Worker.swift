import Foundation
import HostileSpecs

/// Takes one spec after the other. What ends it leaves the number of the spec in its progress.
struct Worker {
  static let progressName = "progress"

  private let plan: Plan
  private let watchdog = Watchdog()
  private let handle: FileHandle
  private var batch: Batch
  private var sample: Batch
  private let output: OutputCheck
  private var progress = Progress()

  init(_ plan: Plan) throws {
    self.plan = plan
    batch = try Batch(plan.folder.appending(path: "parse"))
    sample = try Batch(plan.folder.appending(path: "types"))
    output = OutputCheck(plan.folder.appending(path: "output"))
    let file = plan.folder.appending(path: Self.progressName)
    try Data().write(to: file)
    handle = try FileHandle(forWritingTo: file)
  }

  mutating func run() throws {
    for seed in plan.first..<(plan.first + plan.count) {
      progress.seed = seed
      try save()
      try take(HostileSpec(seed: seed))
    }
    try batch.parse()
    try save()
  }

  private mutating func take(_ spec: HostileSpec) throws {
    let run: HostileRun
    do {
      run = try watchdog.watch { () throws(HostileRun.Fault) in try HostileRun(spec) }
    } catch {
      throw Failure(text: error.text, seed: spec.seed)
    }
    if spec.mode == .grammar { progress.grammar += 1 }
    guard let files = run.files else {
      progress.diagnostics += 1
      return
    }
    progress.swift += 1
    try batch.add(files, of: spec)
    if batch.isFull { try batch.parse() }
    if spec.seed % 16 < 2 { try output.write(files, of: spec) }
    guard spec.mode == .grammar else { return }
    progress.grammarSwift += 1
    if progress.typed < plan.typed {
      try sample.check(files, of: spec, modules: Self.modules)
      progress.typed += 1
    }
  }

  /// The modules that were built with this program.
  private static var modules: String {
    URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: "Modules").path
  }

  private func save() throws {
    try handle.seek(toOffset: 0)
    try handle.write(contentsOf: Data(progress.text.utf8))
  }
}
