import ChirpDiagnostics
import ChirpGenCore
import ChirpYAML
import Foundation

/// The whole of `generate`, from bytes to written files, beside libyaml's bare event pass over the
/// same bytes. Both are measured in turn, and the minimum of each is taken.
struct GenerateBenchmark {
  private static let rounds = 5

  /// Where the output goes.
  let folder: URL
  /// A folder on disk, to tell what creating so many files takes there by itself.
  let disk: URL

  func run() throws {
    for resources in [10, 100, 1_000] {
      let bytes = Array(SyntheticAPI(resources: resources).spec.utf8)
      for layout in SwiftOptions.Layout.allCases {
        try run(bytes, layout, resources: resources)
      }
    }
    try runOnDisk(resources: 1_000)
  }

  /// The `split` layout on disk, beside the same files written there by nothing but `open`, `write`
  /// and `close`.
  private func runOnDisk(resources: Int) throws {
    let bytes = Array(SyntheticAPI(resources: resources).spec.utf8)
    let output = disk.appending(path: "split")
    let bare = disk.appending(path: "bare")
    let clock = ContinuousClock()
    var (written, copied) = (Double.infinity, Double.infinity)
    for _ in 0..<Self.rounds {
      try? FileManager.default.removeItem(at: output)
      try? FileManager.default.removeItem(at: bare)
      written = min(
        written, try clock.measure { try generate(bytes, .split, into: output) }.seconds)
      let files = try FileManager.default.contentsOfDirectory(atPath: output.path).map { name in
        (name, Array(try Data(contentsOf: output.appending(path: name))))
      }
      copied = min(
        copied,
        try clock.measure {
          try FileSystem.createFolder(bare.path)
          for (name, bytes) in files { try FileSystem.write(bytes, to: "\(bare.path)/\(name)") }
        }.seconds)
    }
    Row(
      name: "generate, split layout, \(resources) resources, on disk / bare files",
      figure: "\((written / copied).rounded(to: 1)) × (\((written * 1e3).rounded(to: 1)) ms)",
      limit: ""
    ).print()
  }

  private func run(_ bytes: [UInt8], _ layout: SwiftOptions.Layout, resources: Int) throws {
    let output = folder.appending(path: "\(layout.rawValue)-\(resources)")
    let clock = ContinuousClock()
    var (events, written, unchanged) = (Double.infinity, Double.infinity, Double.infinity)
    for _ in 0..<Self.rounds {
      events = min(events, clock.measure { _ = BareEvents.count(bytes) }.seconds)
      try? FileManager.default.removeItem(at: output)
      written = min(
        written, try clock.measure { try generate(bytes, layout, into: output) }.seconds)
      unchanged = min(
        unchanged, try clock.measure { try generate(bytes, layout, into: output) }.seconds)
    }
    let isLimited = resources == 1_000
    let name = "\(layout.rawValue) layout, \(resources) resources"
    Row(
      name: "generate, \(name) / bare events",
      figure: "\((written / events).rounded(to: 1)) × (\((written * 1e3).rounded(to: 1)) ms)",
      limit: isLimited ? "at most \(layout == .single ? 15 : 25) ×" : ""
    ).print()
    Row(
      name: "nothing changed, \(name) / bare events",
      figure: "\((unchanged / events).rounded(to: 1)) × (\((unchanged * 1e3).rounded(to: 1)) ms)",
      limit: isLimited ? "at most 15 ×" : ""
    ).print()
  }

  private func generate(
    _ bytes: [UInt8], _ layout: SwiftOptions.Layout, into output: URL
  ) throws {
    var diagnostics = Diagnostics()
    let file = diagnostics.add(path: "synthetic.yaml", bytes: bytes)
    let generator = Generator(
      options: SwiftOptions(layout: layout), templates: .builtIn, readInclude: { _, _ in nil })
    guard let files = try generator.files(for: file, diagnostics: &diagnostics) else {
      print(DiagnosticPrinter(colored: false).text(diagnostics))
      exit(1)
    }
    let plan = try OutputPlan(
      files, folder: output.path, name: output.path, diagnostics: &diagnostics)
    try OutputWriter.write([plan])
  }
}
