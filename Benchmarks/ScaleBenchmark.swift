import Foundation

/// How what `generate` takes grows with the spec: ten times as much should take ten times as long, and
/// memory in proportion to the spec.
struct ScaleBenchmark {
  private static let rounds = 3
  private static let (few, many) = (1_000, 10_000)

  /// Where the specs and the output go.
  let folder: URL
  let binaries: URL

  func run() throws {
    let specs = try [Self.few, Self.many].map { resources in
      let file = folder.appending(path: "\(resources).yaml")
      let bytes = Data(SyntheticAPI(resources: resources).spec.utf8)
      try bytes.write(to: file)
      return (path: file.path, size: bytes.count)
    }
    for layout in ["single", "split"] {
      var usages = Array(repeating: Subprocess.Usage(seconds: .infinity, bytes: 0), count: 2)
      for _ in 0..<Self.rounds {
        for (index, spec) in specs.enumerated() {
          let usage = try generate(spec.path, layout)
          usages[index].seconds = min(usages[index].seconds, usage.seconds)
          usages[index].bytes = max(usages[index].bytes, usage.bytes)
        }
      }
      let ratio = usages[1].seconds / usages[0].seconds
      Row(
        name: "generate, \(layout) layout, \(Self.many) resources / \(Self.few)",
        figure: "\(ratio.rounded(to: 1)) × (\(usages[1].seconds.rounded(to: 2)) s)",
        limit: "at most 11 ×"
      ).print()
      let size = Double(usages[1].bytes)
      Row(
        name: "peak memory, \(layout) layout, \(Self.many) resources / spec",
        figure:
          "\((size / Double(specs[1].size)).rounded(to: 1)) × (\((size / 1e6).rounded(to: 0)) MB)",
        limit: "at most 60 ×"
      ).print()
    }
  }

  private func generate(_ spec: String, _ layout: String) throws -> Subprocess.Usage {
    let output = folder.appending(path: "scale")
    try? FileManager.default.removeItem(at: output)
    return try Subprocess.run(
      binaries.appending(path: "chirp-gen").path,
      ["generate", spec, "--output", output.path, "--layout", layout])
  }
}
