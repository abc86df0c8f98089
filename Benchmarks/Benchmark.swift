import Foundation

/// `script/bench` runs it: figures as ratios within one run, beside the figures to reach.
@main
struct Benchmark {
  static func main() async throws {
    let arguments = CommandLine.arguments
    guard arguments.count >= 4 else {
      print("usage: ChirpBenchmarks PACKAGE-FOLDER BINARY-FOLDER PREBUILT-PROGRAM [NAME...]")
      exit(2)
    }
    let package = URL(filePath: arguments[1])
    let binaries = URL(filePath: arguments[2])
    let name = "chirp-bench-\(ProcessInfo.processInfo.processIdentifier)"
    let folder = FileManager.default.temporaryDirectory.appending(path: name)
    let memory = memoryFolder?.appending(path: name) ?? folder
    for folder in [folder, memory] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    defer { for folder in [folder, memory] { try? FileManager.default.removeItem(at: folder) } }

    let benchmarks: [(name: String, run: () async throws -> Void)] = [
      ("generate", { try GenerateBenchmark(folder: memory, disk: folder).run() }),
      ("scale", { try ScaleBenchmark(folder: memory, binaries: binaries).run() }),
      (
        "process",
        { try ProcessBenchmark(folder: folder, package: package, binaries: binaries).run() }
      ),
      (
        "watch",
        { try WatchBenchmark(folder: folder, package: package, binaries: binaries).run() }
      ),
      ("calls", { try await CallBenchmark().run() }),
      ("compile", { try CompileBenchmark(folder: folder, binaries: binaries).run() }),
      ("prebuilt", { try PrebuiltBenchmark(program: URL(filePath: arguments[3])).run() }),
      ("builds", { try BuildBenchmark(folder: folder, package: package).run() }),
    ]
    let names = arguments.dropFirst(4)
    for benchmark in benchmarks where names.isEmpty || names.contains(benchmark.name) {
      try await benchmark.run()
    }
  }

  /// A folder in memory, where the system has one: what the program takes is measured there, and not
  /// what the disk does.
  private static var memoryFolder: URL? {
    let folder = URL(filePath: "/dev/shm")
    return FileManager.default.isWritableFile(atPath: folder.path) ? folder : nil
  }
}
