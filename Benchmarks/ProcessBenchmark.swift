import Foundation

/// A run of the program that changes nothing, as a whole process.
struct ProcessBenchmark {
  private static let rounds = 40

  let folder: URL
  let package: URL
  let binaries: URL

  func run() throws {
    let program = binaries.appending(path: "chirp-gen").path
    let arguments = [
      "generate", package.appending(path: "specs/chirp.yaml").path, "--output",
      folder.appending(path: "chirp").path,
    ]
    let clock = ContinuousClock()
    var times: [Double] = []
    for round in 0...Self.rounds {
      let time = try clock.measure { try Subprocess.run(program, arguments) }.seconds
      if round > 0 { times.append(time) }
    }
    times.sort()
    Row(
      name: "chirp-gen, specs/chirp.yaml, nothing changed, median",
      figure: "\((times[times.count / 2] * 1e3).rounded(to: 1)) ms", limit: "at most 10 ms"
    ).print()
  }
}
