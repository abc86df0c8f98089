import Foundation

/// The time from a save of a spec to the written files, by `chirp-gen watch` in a process of its own.
struct WatchBenchmark {
  private static let saves = 200
  /// The seconds after which a save counts as missed.
  private static let patience = 5.0

  let folder: URL
  let package: URL
  let binaries: URL

  func run() throws {
    let spec = try String(contentsOf: package.appending(path: "specs/chirp.yaml"), encoding: .utf8)
    let project = folder.appending(path: "watch")
    try FileManager.default.createDirectory(at: project, withIntermediateDirectories: true)
    try save(spec, in: project, replaces: false)
    let process = Process()
    process.executableURL = binaries.appending(path: "chirp-gen")
    process.arguments = ["watch", "spec.yaml", "--output", "out"]
    process.currentDirectoryURL = project
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    defer {
      process.terminate()
      process.waitUntilExit()
    }
    guard isReached({ holds("enum API", in: "API.swift", of: project) }) else {
      return print("watch: nothing was written")
    }
    var times: [Double] = []
    for number in 1...Self.saves {
      let time = try secondsOfSave(number, of: spec, in: project)
      if let time { times.append(time) }
      usleep(UInt32(number % 20) * 1_000)
    }
    report(times)
  }

  /// Saves `spec` with one more route, whose type is a file; nil if that is not written.
  private func secondsOfSave(
    _ number: Int, of spec: String, in project: URL
  ) throws -> Double? {
    let route = "\n  probe\(number): { route: GET /probe, response: { value\(number): Int } }\n"
    let start = ContinuousClock.now
    try save(spec + route, in: project, replaces: number.isMultiple(of: 2))
    let isWritten = isReached {
      holds("func probe\(number)(", in: "API.swift", of: project)
        && holds("value\(number)", in: "Probe\(number)Response.swift", of: project)
    }
    return isWritten ? (ContinuousClock.now - start).seconds : nil
  }

  /// Writes the spec into its file, or into another one that replaces it: editors do both.
  private func save(_ text: String, in project: URL, replaces: Bool) throws {
    let file = project.appending(path: "spec.yaml")
    try Data(text.utf8).write(to: file, options: replaces ? .atomic : [])
  }

  /// Waits until `condition` holds; false if it does not.
  private func isReached(_ condition: () -> Bool) -> Bool {
    let end = ContinuousClock.now + .seconds(Self.patience)
    while !condition() {
      if ContinuousClock.now > end { return false }
      usleep(200)
    }
    return true
  }

  private func holds(_ text: String, in name: String, of project: URL) -> Bool {
    let file = project.appending(path: "out/\(name)")
    return (try? Data(contentsOf: file))?.range(of: Data(text.utf8)) != nil
  }

  private func report(_ times: [Double]) {
    let sorted = times.sorted()
    let milliseconds = { (part: Double) -> String in
      let index = min(sorted.count - 1, Int(part * Double(sorted.count)))
      return sorted.isEmpty ? "none" : (sorted[index] * 1e3).rounded(to: 1)
    }
    Row(
      name: "watch, specs/chirp.yaml, \(Self.saves) saves to files, p99",
      figure:
        "\(milliseconds(0.99)) ms (median \(milliseconds(0.5)) ms, \(Self.saves - times.count) missed)",
      limit: "at most 100 ms, none missed"
    ).print()
  }
}
