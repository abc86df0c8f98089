import ChirpDiagnostics
import ChirpYAML
import Foundation
import Testing

@testable import ChirpGenCore

/// Whether `specs/everything.yaml` uses every key of the language.
@Suite struct KeyCoverageTests {
  /// Each key of the spec is misspelt by itself: of which mapping it was a key, the error says.
  @Test func everyKeyIsInTheSpec() throws {
    var diagnostics = Diagnostics()
    let bytes = try Data(contentsOf: Golden.packageFolder.appending(path: "specs/everything.yaml"))
    let file = diagnostics.add(path: "everything.yaml", bytes: Array(bytes))
    let root = try #require(Composer().compose(file, diagnostics: &diagnostics))
    let tables = try Self.tables()
    let known = Set(tables.flatMap(\.keys))
    var found: [String: Set<String>] = [:]
    forEachKey(of: root) { key, misspelt in
      guard known.contains(key) else { return }
      for owner in owners(ofKey: "\(key)_", in: misspelt) {
        found[owner, default: []].insert(key)
      }
    }
    for table in tables {
      #expect(found[table.owner]?.sorted() == table.keys.sorted(), "\(table.owner)")
    }
  }

  /// All tables, of which the source says how many there are.
  private static func tables() throws -> [KeyTable] {
    let tables: [KeyTable] = [
      .spec, .api, .json, .errors, .authentication, .requirement, .type, .field, .parameter, .part,
      .defaults, .retry, .offline, .pages, .route,
    ]
    let source = try String(
      contentsOf: Golden.packageFolder.appending(
        path: "Sources/ChirpGenCore/SpecReader/KeyTable.swift"), encoding: .utf8)
    #expect(source.matches(of: /static let \w+ = KeyTable\(/).count == tables.count)
    return tables
  }

  /// Calls `body` with each key of the mappings in `node`, and with the whole in which it is
  /// misspelt by a `_` at its end.
  ///
  /// - Parameter whole: The whole in which something else stands for `node`.
  private func forEachKey(
    of node: Node, whole: (Node) -> Node = { $0 }, _ body: (String, Node) -> Void
  ) {
    func replacing(_ content: Node.Content) -> Node {
      var changed = node
      changed.content = content
      return whole(changed)
    }
    switch node.content {
    case .scalar: break
    case .sequence(var elements):
      for (index, element) in elements.enumerated() {
        let replace = { (changed: Node) in
          elements[index] = changed
          defer { elements[index] = element }
          return replacing(.sequence(elements))
        }
        forEachKey(of: element, whole: replace, body)
      }
    case .mapping(var pairs):
      for (index, pair) in pairs.enumerated() {
        if case .scalar(var scalar) = pair.key.content {
          let key = scalar.text
          scalar.text += "_"
          pairs[index].key.content = .scalar(scalar)
          body(key, replacing(.mapping(pairs)))
          pairs[index] = pair
        }
        let replace = { (changed: Node) in
          pairs[index].value = changed
          defer { pairs[index] = pair }
          return replacing(.mapping(pairs))
        }
        forEachKey(of: pair.value, whole: replace, body)
      }
    }
  }

  /// What is said to have no such key.
  private func owners(ofKey key: String, in root: Node) -> [String] {
    var diagnostics = Diagnostics()
    _ = SpecReader.read(root, diagnostics: &diagnostics)
    let end = " has no key '\(key)'"
    return diagnostics.inSourceOrder.map(\.message.text).filter { $0.hasSuffix(end) }
      .map { String($0.dropLast(end.count)) }
  }
}
