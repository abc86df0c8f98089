import Foundation

/// The program as `script/release` makes it.
struct PrebuiltBenchmark {
  private static let rounds = 40

  let program: URL

  func run() throws {
    let clock = ContinuousClock()
    var times: [Double] = []
    for _ in 0..<Self.rounds {
      times.append(try clock.measure { try Subprocess.run(program.path, ["--version"]) }.seconds)
    }
    times.sort()
    Row(
      name: "prebuilt chirp-gen --version, median",
      figure: "\((times[times.count / 2] * 1e3).rounded(to: 1)) ms", limit: "at most 10 ms"
    ).print()
    let size = try program.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
    Row(
      name: "prebuilt chirp-gen, size", figure: "\((Double(size) / 1e6).rounded(to: 1)) MB",
      limit: "at most 20 MB"
    ).print()
  }
}
