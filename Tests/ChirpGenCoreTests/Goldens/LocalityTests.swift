import ChirpDiagnostics
import Testing

@testable import ChirpGenCore

/// Whether one line of a spec changes few lines of the output, in the files that are named for it.
@Suite struct LocalityTests {
  /// Each defines a type whose name is one of Swift's library, Foundation or the runtime.
  @Test(arguments: [
    "date: { fields: { day: Int } }", "url: { cases: [a] }", "sendable: { cases: [a] }",
    "decoder: { fields: {} }", "endpoint: { fields: { at: Date } }", "uuid: { oneOf: [String] }",
    "string: { cases: [a] }", "date: { cases: [a], default: a }",
  ])
  func aFieldTouchesTheFilesOfItsTypeAlone(field: String) throws {
    let before = try files(of: Self.spec)
    let after = try files(of: Self.spec.replacing("FIELD", with: field))
    #expect(before.keys.sorted() == after.keys.sorted())
    let changed = after.filter { $0.value != before[$0.key] }.keys.sorted()
    #expect(changed == ["Post+Coding.swift", "Post.swift"])
  }

  @Test func aGroupTouchesTheNamespaceAlone() throws {
    let before = try files(of: Self.spec)
    let after = try files(of: Self.spec.replacing("# GROUP", with: "group: endpoint"))
    let changed = after.filter { $0.value != before[$0.key] }.keys.sorted()
    #expect(changed == ["API+Endpoint.swift", "API.swift"])
  }

  private static let spec = """
    chirp: 1
    json: { dates: unixSeconds }
    auth: { a: { type: basic }, b: { type: bearer } }
    errors: { body: Failure }
    defaults: { timeout: 10s }
    types:
      Failure: { fields: { at: Date, text: String = a } }
      Post:
        conforms: [Hashable]
        fields:
          id: UUID
          home: URL
          FIELD
      Page<Item>:
        conforms: [Hashable]
        fields: { items: [Item], at: Date, parent: Page<Item>?, kind: { cases: [x] } }
      Medium: { oneOf: { post: Post, failure: Failure }, tag: kind }
    routes:
      feed: { route: GET /feed, query: { since: Date }, response: Page<Post> }
      media:
        route: POST /media
        body: Medium
        # GROUP

    """

  /// The texts of the files, by their names.
  private func files(of spec: String) throws -> [String: String] {
    var diagnostics = Diagnostics()
    let text = spec.replacing("      FIELD\n", with: "")
    let file = diagnostics.add(path: "spec.yaml", bytes: Array(text.utf8))
    let generator = Generator(options: SwiftOptions(), templates: .builtIn) { _, _ in nil }
    let files = try generator.files(for: file, diagnostics: &diagnostics)
    #expect(DiagnosticPrinter(colored: false).text(diagnostics) == "")
    return Dictionary(
      uniqueKeysWithValues: try #require(files).map {
        ($0.name, String(decoding: $0.bytes, as: UTF8.self))
      })
  }
}
