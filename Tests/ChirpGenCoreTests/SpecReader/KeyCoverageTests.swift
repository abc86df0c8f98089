import ChirpDiagnostics
import ChirpYAML
import Foundation
import Testing

@testable import ChirpGenCore

/// Whether `specs/everything.yaml` uses every key of the language.
@Suite struct KeyCoverageTests {
  /// Each key of the spec is misspelt by itself: of which mapping it was a key, the error says.
  @Test func everyKeyIsInTheSpec() throws {
    let tables = try Self.tables()
    let known = Set(tables.flatMap(\.keys))
    var found: [String: Set<String>] = [:]
    for file in try diagnostics().files {
      for key in try keys(of: file) where known.contains(key.text) {
        let owners = try owners(ofKey: "\(key.text)_", in: misspelt(file, at: key.end))
        for owner in owners { found[owner, default: []].insert(key.text) }
      }
    }
    for table in tables {
      #expect(found[table.owner]?.sorted() == table.keys.sorted(), "\(table.owner)")
    }
  }

  /// All tables, of which the source says how many there are.
  private static func tables() throws -> [KeyTable] {
    let tables: [KeyTable] = [
      .spec, .api, .json, .errors, .authentication, .requirement, .type, .field, .bodyField,
      .formField, .parameter,
      .multipartPart, .part, .defaults, .retry, .offline, .pages, .route,
    ]
    let source = try String(
      contentsOf: Golden.packageFolder.appending(
        path: "Sources/ChirpGenCore/SpecReader/KeyTable.swift"), encoding: .utf8)
    #expect(source.matches(of: /static let \w+ = KeyTable\(/).count == tables.count)
    return tables
  }

  /// What there is to say of the spec, with `changed` in place of the file at its path.
  private func diagnostics(with changed: SourceFile? = nil) throws -> Diagnostics {
    var diagnostics = Diagnostics()
    func add(_ path: String, to diagnostics: inout Diagnostics) throws -> SourceFile {
      let url = Golden.packageFolder.appending(path: path)
      let bytes = try changed?.path == path ? changed?.bytes : Array(Data(contentsOf: url))
      return diagnostics.add(path: path, bytes: bytes ?? [])
    }
    let file = try add("specs/everything.yaml", to: &diagnostics)
    let read: SpecLoader.Read = { path, diagnostics in try? add(path.value, to: &diagnostics) }
    _ = SpecLoader.spec(in: file, read: read, diagnostics: &diagnostics)
    return diagnostics
  }

  /// The keys of all mappings of a file, each with the place behind it.
  private func keys(of file: SourceFile) throws -> [(
    text: String, end: ChirpDiagnostics.SourceLocation
  )] {
    var diagnostics = Diagnostics()
    var nodes = [try #require(Composer().compose(file, diagnostics: &diagnostics))]
    var keys: [(text: String, end: ChirpDiagnostics.SourceLocation)] = []
    while let node = nodes.popLast() {
      switch node.content {
      case .scalar: break
      case .sequence(let elements): nodes += elements
      case .mapping(let pairs):
        nodes += pairs.map(\.value)
        keys += pairs.compactMap { pair in pair.key.text.map { ($0, pair.key.range.end) } }
      }
    }
    return keys
  }

  /// `file`, which is of ASCII, with a `_` at a place.
  private func misspelt(_ file: SourceFile, at place: ChirpDiagnostics.SourceLocation) -> SourceFile
  {
    var lines = file.bytes.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
    ).map { Array($0) }
    lines[Int(place.line) - 1].insert(UInt8(ascii: "_"), at: Int(place.column) - 1)
    return SourceFile(path: file.path, bytes: Array(lines.joined(separator: "\n".utf8)))
  }

  /// What is said to have no such key.
  private func owners(ofKey key: String, in changed: SourceFile) throws -> [String] {
    let end = " has no key '\(key)'"
    return try diagnostics(with: changed).inSourceOrder.map(\.message.text)
      .filter { $0.hasSuffix(end) }.map { String($0.dropLast(end.count)) }
  }
}
