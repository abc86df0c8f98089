import Foundation
import Testing

/// Every message of the stages up to the model is raised in a golden, where it has been read and
/// judged.
@Suite struct MessageCoverageTests {
  @Test(arguments: ["SpecReader", "SpecRules", "Naming", "ModelBuilder"])
  func everyMessageIsInAGolden(folder: String) throws {
    let lines = try Golden.cases(in: "Diagnostics").flatMap { name in
      try Golden.text("Diagnostics/\(name)/expected.txt").components(separatedBy: "\n")
        .filter { $0.contains("error: ") || $0.contains("warning: ") || $0.contains("note: ") }
    }
    let sources = Golden.packageFolder.appending(path: "Sources/ChirpGenCore/\(folder)")
    let messages = try FileManager.default.contentsOfDirectory(atPath: sources.path)
      .sorted().flatMap { name in
        DeclaredMessages.pieces(
          in: try String(contentsOf: sources.appending(path: name), encoding: .utf8))
      }
    #expect(!messages.isEmpty)
    #expect(messages.filter { message in !lines.contains { holds($0, message) } } == [])
  }

  @Test func messagesAreFoundInASource() {
    let source = #"""
      struct Rule { let text = "not a message" }

      extension Diagnostic.Message {
        fileprivate static let first: Self = "it's \"first\""
        /// Not "this".
        fileprivate static let long: Self = """
          a text \
          on two lines
          """

        fileprivate static func second(_ names: [String]) -> Self {
          "'\(names.map { "'\($0)'" }.joined(separator: ", "))' has no '\(String(1))' here"
        }
      }
      """#
    let expected = [["it's \"first\""], ["a text on two lines"], ["'", "' has no '", "' here"]]
    #expect(DeclaredMessages.pieces(in: source) == expected)
  }

  /// Whether the pieces of `message` stand in `line`, one behind the other.
  private func holds(_ line: String, _ message: [String]) -> Bool {
    var rest = line[...]
    for piece in message {
      guard let range = rest.range(of: piece) else { return false }
      rest = rest[range.upperBound...]
    }
    return true
  }
}
