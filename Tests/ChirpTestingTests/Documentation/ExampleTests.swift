import Foundation
import Testing

/// Whether the examples of the documentation are code that the tests of this target contain, and
/// so compile and run.
@Suite struct ExampleTests {
  private static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test func thoseOfTypesAreInTheTests() throws {
    let examples = try Self.texts(in: "Sources/ChirpTesting", endingWith: ".swift")
      .flatMap { Self.examples(of: Self.comments(of: $0)) }
    #expect(examples.count == 9)
    try expectInTests(examples)
  }

  @Test func thoseOfArticlesAreInTheTests() throws {
    let folders = ["ChirpRuntime", "ChirpTesting"].map { "Sources/\($0)/\($0).docc" }
    let pages = try folders.flatMap { try Self.texts(in: $0, endingWith: ".md") }
    let examples = pages.flatMap(Self.examples)
    let fences = pages.map { $0.matches(of: /(?m)^ *```/).count }.reduce(0, +)
    #expect(pages.count == 9)
    #expect(fences == 2 * examples.count)
    try expectInTests(examples)
  }

  private func expectInTests(_ examples: [String]) throws {
    let tests = try Self.texts(in: "Tests/ChirpTestingTests", endingWith: ".swift")
    let missing = examples.filter { example in
      !tests.contains { Self.holds($0, example) }
    }
    #expect(missing == [])
  }

  /// Whether the lines of `example` stand in `text` one behind the other, indented or not.
  private static func holds(_ text: String, _ example: String) -> Bool {
    (0...4).contains { level in
      let lines = example.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        line.isEmpty ? "" : String(repeating: "  ", count: level) + line
      }
      return "\n\(text)".contains("\n\(lines.joined(separator: "\n"))\n")
    }
  }

  /// The blocks of Swift in `page`.
  private static func examples(of page: String) -> [String] {
    page.matches(of: /(?m)^```swift\n((?:.*\n)*?)```$/).map { String($0.output.1.dropLast()) }
  }

  /// The documentation in a source.
  private static func comments(of source: String) -> String {
    source.matches(of: /(?m)^ *\/\/\/ ?(.*)$/).map { String($0.output.1) }.joined(separator: "\n")
  }

  private static func texts(in path: String, endingWith ending: String) throws -> [String] {
    let folder = package.appending(path: path).resolvingSymlinksInPath()
    let paths = try FileManager.default.subpathsOfDirectory(
      atPath: folder.path(percentEncoded: false))
    return try paths.filter { $0.hasSuffix(ending) }.sorted().map { path in
      try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }
  }
}
