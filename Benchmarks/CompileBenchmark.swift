import ChirpDiagnostics
import ChirpGenCore
import Foundation

/// What the compiler takes for generated code, beside plain structures with the same properties.
struct CompileBenchmark {
  private static let resources = 100
  private static let rounds = 3

  let folder: URL
  /// Where the runtime's module is.
  let binaries: URL

  func run() throws {
    let api = SyntheticAPI(resources: Self.resources)
    let plain = folder.appending(path: "plain")
    try FileManager.default.createDirectory(at: plain, withIntermediateDirectories: true)
    let plainFile = plain.appending(path: "Types.swift")
    try api.plainSwift.write(to: plainFile, atomically: true, encoding: .utf8)
    let generated = try generate(api)
    for (configuration, flags, limit) in [
      ("debug", ["-Onone"], "at most 3.2 ×"), ("release", ["-O"], "at most 3.5 ×"),
    ] {
      let (ours, theirs) = try measure(generated, [plainFile.path], flags: flags)
      Row(
        name: "compile \(configuration), \(Self.resources) resources / plain structures",
        figure: "\((ours / theirs).rounded(to: 2)) × (\(ours.rounded(to: 2)) s)", limit: limit
      ).print()
    }
  }

  private func generate(_ api: SyntheticAPI) throws -> [String] {
    let output = folder.appending(path: "compiled").path
    var diagnostics = Diagnostics()
    let file = diagnostics.add(path: "synthetic.yaml", bytes: Array(api.spec.utf8))
    let generator = Generator(
      options: SwiftOptions(layout: .single), templates: .builtIn, readInclude: { _, _ in nil })
    let files = try generator.files(for: file, diagnostics: &diagnostics) ?? []
    let plan = try OutputPlan(files, folder: output, name: output, diagnostics: &diagnostics)
    try OutputWriter.write([plan])
    return files.map { "\(output)/\($0.name)" }
  }

  /// The minimum for each, measured in turn.
  private func measure(
    _ ours: [String], _ theirs: [String], flags: [String]
  ) throws -> (Double, Double) {
    var best = (Double.infinity, Double.infinity)
    for _ in 0..<Self.rounds {
      best.0 = min(best.0, try compile(ours, flags: flags))
      best.1 = min(best.1, try compile(theirs, flags: flags))
    }
    return best
  }

  private func compile(_ files: [String], flags: [String]) throws -> Double {
    let object = folder.appending(path: "module.o")
    try? FileManager.default.removeItem(at: object)
    return try Subprocess.run(
      "/usr/bin/env",
      [
        "swiftc", "-c", "-whole-module-optimization", "-swift-version", "6", "-module-name",
        "Measured", "-I", binaries.appending(path: "Modules").path, "-o", object.path,
      ] + flags + files
    ).seconds
  }
}
