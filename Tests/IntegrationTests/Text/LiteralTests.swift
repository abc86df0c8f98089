import Foundation
import Testing

/// Whether texts of a spec are the same, byte for byte, in the program that is compiled from the
/// output.
@Suite struct LiteralTests {
  /// One text for each case of an enumeration: scalars of every block and kind of Unicode in runs,
  /// and what could end a literal or begin an interpolation.
  private static let texts: [String] = {
    var texts = [
      "", " ", "\"", "\\", "\\\\", "\\(x)", "\\\"", "\"\"\"", "#\"a\"#", "\\#(x)", "$0", "`a`",
      "// a", "/* a", "*/", "\r\n", "\n", "\t", "\0", "e\u{301}", "\u{301}", "👩\u{200D}👧",
      "❤\u{FE0F}",
      "\u{202E}a\u{202C}", "\u{FEFF}a", "%@", "{{a}}", "}}", "\u{1F1E9}\u{1F1EA}",
    ]
    let scalars = (0...0x10FFFF).lazy.compactMap { Unicode.Scalar($0 as UInt32) }
      .filter {
        $0.value < 0x3000 || (0xF900...0xFFFF).contains($0.value) || $0.value.isMultiple(of: 97)
      }
    var run = String.UnicodeScalarView()
    for scalar in scalars {
      run.append(scalar)
      guard run.count == 64 else { continue }
      texts.append(String(run))
      run.removeAll()
    }
    return texts + [String(run)]
  }()

  @Test func keepTheirBytes() async throws {
    let folder = try TemporaryFolder()
    let cases = Self.texts.enumerated().map { "      c\($0): \(Self.quoted($1))" }
    let spec = ["chirp: 1", "types:", "  Raw:", "    cases:"] + cases
    try folder.write(spec.joined(separator: "\n") + "\n", to: "raw.yaml")
    let generated = try await Command.run(
      [program, "generate", "raw.yaml", "--output", "out"], in: folder.url)
    #expect(generated == Command(status: 0, output: "out: 2 files, 2 written\n", error: ""))

    try folder.write(Self.main, to: "main.swift")
    let compiled = try await Command.run(
      ["swiftc", "-swift-version", "6", "-o", "main", "main.swift", "out/Raw.swift"],
      in: folder.url)
    #expect(compiled == Command(status: 0, output: "", error: ""))
    let run = try await Command.run(["./main"], in: folder.url)
    let expected = Self.texts.map { Self.hexadecimal($0) + "\n" }.joined()
    #expect(run == Command(status: 0, output: expected, error: ""))
  }

  /// Prints the bytes of the text of each case.
  private static var main: String {
    let cases = texts.indices.map { "  .c\($0)," }.joined(separator: "\n")
    return """
      let cases: [Raw] = [
      \(cases)
      ]
      for element in cases {
        print(element.rawValue.utf8.map { String($0, radix: 16) }.joined(separator: " "))
      }

      """
  }

  private static func hexadecimal(_ text: String) -> String {
    text.utf8.map { String($0, radix: 16) }.joined(separator: " ")
  }

  /// `text` in YAML, each scalar escaped.
  private static func quoted(_ text: String) -> String {
    let escapes = text.unicodeScalars.map { scalar in
      let digits = String(scalar.value, radix: 16)
      return "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
    }
    return "\"\(escapes.joined())\""
  }

  private var program: String {
    Package.products.appending(path: "chirp-gen").path(percentEncoded: false)
  }
}
