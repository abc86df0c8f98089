import Foundation

/// `script/bench` runs it: figures as ratios within one run, beside the figures to reach.
@main
struct Benchmark {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 3 else {
      print("usage: ChirpBenchmarks PACKAGE-FOLDER BINARY-FOLDER")
      exit(2)
    }
    let package = URL(filePath: arguments[1])
    let binaries = URL(filePath: arguments[2])
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "chirp-bench-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }

    try GenerateBenchmark(folder: folder).run()
    try ProcessBenchmark(folder: folder, package: package, binaries: binaries).run()
    try CompileBenchmark(folder: folder, binaries: binaries).run()
  }
}
