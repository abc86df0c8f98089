import ChirpDiagnostics
import ChirpGenCore
import Foundation

/// An example of `Documentation/spec.md`: a spec, and pieces of the Swift that it gives.
struct SpecExample: Sendable {
  /// Where in the page the example stands, from 1 on.
  let number: Int
  let yaml: String
  /// The files that it includes, by their names.
  private(set) var includes: [String: String] = [:]
  /// In each style.
  private(set) var swift: [SwiftOptions.Style: [String]] = [:]

  /// The examples of the page: each block of YAML, with the Swift up to the next one. A block of YAML
  /// with the name of a file is one that the example in front of it includes; Swift with the name of a
  /// style is in that style.
  static func all() throws -> [SpecExample] {
    let url = Package.folder.appending(path: "Documentation/spec.md")
    let page = try String(contentsOf: url, encoding: .utf8)
    return CodeBlock.blocks(of: page).reduce(into: []) { examples, block in
      switch (block.language, block.file) {
      case ("yaml", nil): examples.append(SpecExample(number: examples.count + 1, yaml: block.text))
      case ("yaml", let name?) where !examples.isEmpty:
        examples[examples.count - 1].includes[name] = block.text
      case ("swift", let name) where !examples.isEmpty:
        let style = name.map { SwiftOptions.Style(rawValue: $0) } ?? .factories
        if let style { examples[examples.count - 1].swift[style, default: []].append(block.text) }
      default: break
      }
    }
  }

  /// The whole spec: an example that shows only a part leaves out the line with the version.
  var spec: String {
    yaml.hasPrefix("chirp: 1\n") ? yaml : "chirp: 1\n" + yaml
  }

  /// What the spec gives in a style, and what the program says of it.
  func generate(_ style: SwiftOptions.Style) throws -> (files: [GeneratedFile], messages: String) {
    var diagnostics = Diagnostics()
    let file = diagnostics.add(path: "spec.yaml", bytes: Array(spec.utf8))
    let includes = includes
    let options = SwiftOptions(style: style)
    let generator = Generator(options: options, templates: .builtIn) { path, diagnostics in
      includes[path.value].map { text in
        diagnostics.add(path: path.value, bytes: Array(text.utf8))
      }
    }
    let files = try generator.files(for: file, diagnostics: &diagnostics)
    return (files ?? [], DiagnosticPrinter(colored: false).text(diagnostics))
  }
}
