import Foundation
import Testing

/// Whether `Documentation/diagnostics.md` lists what the program says, and nothing else.
@Suite struct MessagePageTests {
  private static let modules = [
    "ChirpDiagnostics", "ChirpYAML", "ChirpMustache", "ChirpGenCore", "ChirpGenCLI",
    "Plugins/ChirpGenPlugin", "Plugins/ChirpGenCommandPlugin",
  ]

  private let page: MessagePage

  init() throws {
    page = try MessagePage()
  }

  @Test(arguments: modules)
  func everyMessageIsListed(module: String) throws {
    for file in try Self.files(of: module) {
      let messages = Self.messages(in: try Self.source(file))
      let text = page.sections.first { $0.file == file }?.text ?? ""
      let missing = messages.filter { !Self.holds(text, $0) }
      #expect(missing == [], "\(file)")
    }
  }

  @Test func everyListedMessageIsSaid() throws {
    #expect(Set(page.sections.map(\.file)).count == page.sections.count)
    for section in page.sections {
      let literals = DeclaredMessages.literals(in: Array(try Self.source(section.file)))
      let said = Set(literals.map(Self.normalized))
      #expect(!section.messages.isEmpty, "\(section.file)")
      #expect(section.messages.filter { !said.contains($0) } == [], "\(section.file)")
    }
  }

  private static func messages(in source: String) -> [[String]] {
    let raised = ["UsageError", "console.fault", "Failure"].flatMap {
      DeclaredMessages.pieces(inCallsOf: $0, in: source)
    }
    let given =
      source.contains("Diagnostic.Message? {") ? DeclaredMessages.pieces(ofCasesIn: source) : []
    let thrown =
      source.contains(": Error, CustomStringConvertible {")
      ? DeclaredMessages.literals(in: Array(source)) : []
    return (DeclaredMessages.pieces(in: source) + raised + given + thrown).map(normalized)
  }

  /// A piece that holds the mark of the page for what is put in is two.
  private static func normalized(_ message: [String]) -> [String] {
    message.flatMap { $0.components(separatedBy: "…") }
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }

  /// The paths of the sources of `module`, below `Sources` unless it is a plugin.
  private static func files(of module: String) throws -> [String] {
    let folder = url(module).path
    return try FileManager.default.subpathsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".swift") }.sorted().map { "\(module)/\($0)" }
  }

  private static func source(_ file: String) throws -> String {
    try String(contentsOf: url(file), encoding: .utf8)
  }

  private static func url(_ path: String) -> URL {
    Golden.packageFolder.appending(path: path.hasPrefix("Plugins/") ? path : "Sources/\(path)")
  }

  /// Whether the pieces of `message` stand in `text`, one behind the other.
  private static func holds(_ text: String, _ message: [String]) -> Bool {
    var rest = text[...]
    for piece in message {
      guard let range = rest.range(of: piece) else { return false }
      rest = rest[range.upperBound...]
    }
    return true
  }
}
