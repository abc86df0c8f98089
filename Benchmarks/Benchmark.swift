import Foundation

/// `script/bench` runs it: figures as ratios within one run, beside the figures to reach.
@main
struct Benchmark {
  static func main() async throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 3 else {
      print("usage: ChirpBenchmarks PACKAGE-FOLDER BINARY-FOLDER")
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

    try GenerateBenchmark(folder: memory, disk: folder).run()
    try ScaleBenchmark(folder: memory, binaries: binaries).run()
    try ProcessBenchmark(folder: folder, package: package, binaries: binaries).run()
    try await CallBenchmark().run()
    try CompileBenchmark(folder: folder, binaries: binaries).run()
  }

  /// A folder in memory, where the system has one: what the program takes is measured there, and not
  /// what the disk does.
  private static var memoryFolder: URL? {
    let folder = URL(filePath: "/dev/shm")
    return FileManager.default.isWritableFile(atPath: folder.path) ? folder : nil
  }
}
