import Foundation
import PackagePlugin

/// The command that generates the files of one target.
struct BuildStep {
  static let configurationName = "chirp-gen.yaml"

  let target: String
  let configuration: URL
  /// The files of the target that are not generated.
  let sources: [URL]
  /// Where the plugin may write.
  let folder: URL
  let tool: URL

  func command() throws -> Command {
    let names = Set(SingleLayout.fileNames.map { $0.lowercased() })
    if let file = sources.first(where: { names.contains($0.lastPathComponent.lowercased()) }) {
      throw NameClash(target: target, file: file.lastPathComponent)
    }
    let inputs = InputFiles(configuration: configuration)
    let list = folder.appending(path: "inputs.txt")
    try write(inputs.list, to: list)
    let output = folder.appending(path: "Generated")
    return .buildCommand(
      displayName: "Generate \(target) from \(inputs.spec?.lastPathComponent ?? "a spec")",
      executable: tool,
      arguments: [
        "generate", "--config", configuration.path(percentEncoded: false), "--output",
        output.path(percentEncoded: false), "--layout", "single", "--inputs",
        list.path(percentEncoded: false),
      ],
      inputFiles: inputs.all + [list],
      outputFiles: SingleLayout.fileNames.map { output.appending(path: $0) })
  }

  /// Writes a file, or leaves it untouched if it holds `text`: a change lets the command run again.
  private func write(_ text: String, to file: URL) throws {
    if let current = try? String(contentsOf: file, encoding: .utf8), current == text { return }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
}
