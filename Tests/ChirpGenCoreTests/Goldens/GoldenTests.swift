import ChirpDiagnostics
import ChirpYAML
import Foundation
import Testing

@testable import ChirpGenCore

@Suite("Goldens")
struct GoldenTests {
  @Test("the model of a spec", arguments: Golden.cases(in: "Models"))
  func model(name: String) throws {
    var diagnostics = Diagnostics()
    let file = try file("Models/\(name)/spec.yaml", diagnostics: &diagnostics)
    let root = try #require(Composer().compose(file, diagnostics: &diagnostics))
    let spec = try #require(SpecReader.read(root, diagnostics: &diagnostics))
    #expect(DiagnosticPrinter(colored: false).text(diagnostics) == "")
    try Golden.expect(SpecDescription.text(spec), at: "Models/\(name)/spec.txt")
  }

  @Test("the Swift of a spec", arguments: Golden.cases(in: "Swift"))
  func swift(name: String) throws {
    for layout in SwiftOptions.Layout.allCases {
      var diagnostics = Diagnostics()
      let file = try file("Swift/\(name)/spec.yaml", diagnostics: &diagnostics)
      let options = SwiftOptions(
        style: try style(of: "Swift/\(name)"), layout: layout,
        imports: name == "imports" ? ["Shapes"] : [],
        renames: try renames(of: "Swift/\(name)", diagnostics: &diagnostics))
      let generator = Generator(
        options: options, templates: .builtIn,
        readInclude: include(from: Golden.folder.appending(path: "Swift/\(name)")))
      let files = try generator.files(for: file, diagnostics: &diagnostics)
      #expect(DiagnosticPrinter(colored: false).text(diagnostics) == "")
      let folder = "Swift/\(name)/\(layout.rawValue)"
      for file in try #require(files) {
        try Golden.expect(String(decoding: file.bytes, as: UTF8.self), at: "\(folder)/\(file.name)")
      }
      #expect(Golden.cases(in: folder) == files?.map(\.name).sorted())
    }
  }

  @Test("the diagnostics of a faulty spec", arguments: Golden.cases(in: "Diagnostics"))
  func diagnostics(name: String) throws {
    var diagnostics = Diagnostics()
    let file = try file("Diagnostics/\(name)/spec.yaml", diagnostics: &diagnostics)
    let generator = Generator(
      options: SwiftOptions(
        style: try style(of: "Diagnostics/\(name)"),
        renames: try renames(of: "Diagnostics/\(name)", diagnostics: &diagnostics)),
      templates: .builtIn,
      readInclude: include(from: Golden.folder.appending(path: "Diagnostics/\(name)")))
    let files = try generator.files(for: file, diagnostics: &diagnostics)
    #expect(files == nil)
    #expect(diagnostics.hasErrors)
    try Golden.expect(
      DiagnosticPrinter(colored: false).text(diagnostics),
      at: "Diagnostics/\(name)/expected.txt")
  }

  @Test("the committed output is what the specs give", arguments: Golden.specs)
  func committed(name: String) throws {
    var diagnostics = Diagnostics()
    let folder = Golden.packageFolder
    let bytes = try Data(contentsOf: folder.appending(path: "specs/\(name).yaml"))
    let file = diagnostics.add(path: "specs/\(name).yaml", bytes: Array(bytes))
    let generator = Generator(
      options: SwiftOptions(), templates: .builtIn, source: "specs/\(name).yaml",
      readInclude: include(from: folder))
    let files = try #require(try generator.files(for: file, diagnostics: &diagnostics))
    let output = folder.appending(path: "Generated/\(name.capitalized)API")
    for file in files {
      let committed = try String(contentsOf: output.appending(path: file.name), encoding: .utf8)
      #expect(String(decoding: file.bytes, as: UTF8.self) == committed, "\(file.name)")
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: output.path)
    #expect(names.sorted() == files.map(\.name).sorted())
  }

  @Test(
    "the routes of the specs in the other styles", arguments: ["chirp", "everything"],
    [SwiftOptions.Style.enum, .structs])
  func styles(name: String, style: SwiftOptions.Style) throws {
    let usual = try texts(of: name, style: .factories)
    let texts = try texts(of: name, style: style)
    #expect(texts.keys.sorted() == usual.keys.sorted())
    // All files of a module that is compiled are there, and of others those that the style changes.
    let isCompiled = name == "everything"
    let kept = texts.filter { isCompiled || $0.value != usual[$0.key] }
    let folder = "Styles/\(style.rawValue)/\(name)"
    for (file, text) in kept {
      try Golden.expect(text, at: "\(folder)/\(file)")
    }
    #expect(Golden.cases(in: folder) == kept.keys.sorted())
  }

  /// The files for a spec of `specs`, by their names.
  private func texts(of spec: String, style: SwiftOptions.Style) throws -> [String: String] {
    var diagnostics = Diagnostics()
    let folder = Golden.packageFolder
    let bytes = try Data(contentsOf: folder.appending(path: "specs/\(spec).yaml"))
    let file = diagnostics.add(path: "specs/\(spec).yaml", bytes: Array(bytes))
    let generator = Generator(
      options: SwiftOptions(style: style, layout: .single), templates: .builtIn,
      source: "specs/\(spec).yaml", readInclude: include(from: folder))
    let files = try #require(try generator.files(for: file, diagnostics: &diagnostics))
    #expect(DiagnosticPrinter(colored: false).text(diagnostics) == "")
    return Dictionary(
      uniqueKeysWithValues: files.map { ($0.name, String(decoding: $0.bytes, as: UTF8.self)) })
  }

  /// The style of the case at `path`.
  private func style(of path: String) throws -> SwiftOptions.Style {
    guard let text = try? Golden.text("\(path)/style.txt") else { return .factories }
    return try #require(SwiftOptions.Style(rawValue: text.trimmingCharacters(in: .newlines)))
  }

  /// The names that the case at `path` gives: each line of its file, `old=new`.
  private func renames(of path: String, diagnostics: inout Diagnostics) throws -> [Rename] {
    let url = Golden.folder.appending(path: "\(path)/renames.txt")
    guard let bytes = try? Data(contentsOf: url) else { return [] }
    let file = diagnostics.add(path: "renames.txt", bytes: Array(bytes))
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    return lines.enumerated().map { number, line in
      let parts = line.split(separator: "=").map { part in
        let start = line.distance(from: line.startIndex, to: part.startIndex)
        let locations = [start, start + part.count].map { offset in
          SourceLocation(line: UInt32(number + 1), column: UInt32(offset + 1))
        }
        return Located(
          String(part), at: SourceRange(file: file.id, start: locations[0], end: locations[1]))
      }
      return Rename(old: parts[0], new: parts[1])
    }
  }

  /// Reads what specs include, by paths from `folder`.
  private func include(from folder: URL) -> SpecLoader.Read {
    { path, diagnostics in
      guard let bytes = try? Data(contentsOf: folder.appending(path: path.value)) else {
        return nil
      }
      return diagnostics.add(path: path.value, bytes: Array(bytes))
    }
  }

  /// The path that diagnostics show is the file's name alone.
  private func file(_ path: String, diagnostics: inout Diagnostics) throws -> SourceFile {
    let bytes = try Data(contentsOf: Golden.folder.appending(path: path))
    return diagnostics.add(path: "spec.yaml", bytes: Array(bytes))
  }
}
