import ChirpDiagnostics
import ChirpGenCore
import Foundation

/// A package that generates in its build, beside the same one with the output committed.
struct BuildBenchmark {
  private static let unchangedRounds = 15
  private static let editRounds = 5

  let folder: URL
  let package: URL

  func run() throws {
    let spec = try String(contentsOf: package.appending(path: "specs/chirp.yaml"), encoding: .utf8)
    let specs = [spec, spec.replacing("per: Int = 20", with: "per: Int = 25")]
    let outputs = try specs.map(files)
    let (plugin, committed) = (
      folder.appending(path: "plugin"), folder.appending(path: "committed")
    )
    try writePackage(
      to: plugin, plugins: [#".plugin(name: "ChirpGenPlugin", package: "chirp-gen")"#])
    try write("spec: chirp.yaml\n", to: plugin.appending(path: "Sources/ChirpAPI/chirp-gen.yaml"))
    try writePackage(to: committed, plugins: [])
    let edit = { (round: Int) in
      let version = round % specs.count
      try write(specs[version], to: plugin.appending(path: "Sources/ChirpAPI/chirp.yaml"))
      for file in outputs[version] {
        let path = committed.appending(path: "Sources/ChirpAPI/\(file.name)")
        let bytes = Data(file.bytes)
        if (try? Data(contentsOf: path)) != bytes { try bytes.write(to: path) }
      }
    }
    try edit(0)
    for _ in 1...3 { _ = try (build(plugin), build(committed)) }

    try compare(
      "build, nothing changed", plugin, committed, rounds: Self.unchangedRounds, limit: "1.1"
    ) { _ in }
    try compare(
      "build after an edit of the spec", plugin, committed, rounds: Self.editRounds, limit: "1.5"
    ) { try edit($0 + 1) }
  }

  /// Prints what the quickest builds of both took.
  private func compare(
    _ name: String, _ plugin: URL, _ committed: URL, rounds: Int, limit: String,
    prepare: (Int) throws -> Void
  ) throws {
    var best = (Double.infinity, Double.infinity)
    for round in 0..<rounds {
      try prepare(round)
      best.0 = min(best.0, try build(plugin))
      best.1 = min(best.1, try build(committed))
    }
    Row(
      name: "\(name), plugin / committed",
      figure: "\((best.0 / best.1).rounded(to: 2)) × (\(best.0.rounded(to: 2)) s)",
      limit: "at most \(limit) ×"
    ).print()
  }

  /// The seconds that a build takes.
  private func build(_ package: URL) throws -> Double {
    try ContinuousClock().measure {
      try Subprocess.run("/usr/bin/env", ["swift", "build", "--package-path", package.path])
    }.seconds
  }

  private func files(of spec: String) throws -> [GeneratedFile] {
    var diagnostics = Diagnostics()
    let file = diagnostics.add(path: "chirp.yaml", bytes: Array(spec.utf8))
    let generator = Generator(
      options: SwiftOptions(layout: .single), templates: .builtIn, readInclude: { _, _ in nil })
    return try generator.files(for: file, diagnostics: &diagnostics) ?? []
  }

  private func writePackage(to folder: URL, plugins: [String]) throws {
    try write(
      """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "Consumer",
        platforms: [.macOS(.v15)],
        dependencies: [.package(name: "chirp-gen", path: "\(package.path)")],
        targets: [
          .target(
            name: "ChirpAPI",
            dependencies: [.product(name: "ChirpRuntime", package: "chirp-gen")],
            plugins: [\(plugins.joined(separator: ", "))])
        ]
      )

      """, to: folder.appending(path: "Package.swift"))
    try write("// Generated.\n", to: folder.appending(path: "Sources/ChirpAPI/ChirpAPI.swift"))
  }

  private func write(_ text: String, to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
}
