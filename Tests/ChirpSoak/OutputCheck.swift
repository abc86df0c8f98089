import ChirpDiagnostics
import ChirpGenCore
import Foundation
import HostileSpecs

/// Writes output as the program does, and looks at what is in the folder then, and around it.
struct OutputCheck {
  private let folder: URL

  init(_ folder: URL) {
    self.folder = folder
  }

  /// - Throws: `Failure` if a file is written elsewhere, or if one is missing.
  func write(_ files: [GeneratedFile], of spec: HostileSpec) throws {
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var diagnostics = Diagnostics()
    let plan = try OutputPlan(
      files, folder: folder.appending(path: "out").path, name: "out", diagnostics: &diagnostics)
    try OutputWriter.write([plan])
    let written = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    let expected = ["out"] + files.map { "out/\($0.name)" }
    if Set(written) != Set(expected) || diagnostics.hasErrors {
      throw Failure(text: "other files are written: \(written.sorted())", seed: spec.seed)
    }
  }
}
