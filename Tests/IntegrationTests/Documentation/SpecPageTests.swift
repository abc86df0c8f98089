import ChirpGenCore
import Foundation
import Testing

/// Whether the Swift in `Documentation/spec.md` is what its specs give, and compiles.
@Suite struct SpecPageTests {
  @Test func everySpecIsFollowedByItsSwift() throws {
    let examples = try SpecExample.all()
    #expect(examples.count >= 30)
    #expect(examples.filter(\.swift.isEmpty).map(\.yaml) == [])
  }

  @Test func theSwiftIsWhatTheSpecGives() throws {
    for example in try SpecExample.all() {
      for (style, pieces) in example.swift {
        let (files, messages) = try example.generate(style)
        #expect(messages == "", "\(example.yaml)")
        let output = files.map { String(decoding: $0.bytes, as: UTF8.self) }
        for piece in pieces {
          #expect(output.contains { holds($0, piece) }, "example \(example.number):\n\(piece)")
        }
      }
    }
  }

  @Test func theOutputCompilesWithoutAWarning() async throws {
    for example in try SpecExample.all() {
      for style in example.swift.keys {
        let folder = try TemporaryFolder()
        let files = try example.generate(style).files
        for file in files {
          try folder.write(String(decoding: file.bytes, as: UTF8.self), to: file.name)
        }
        let sources = files.map { folder.url.appending(path: $0.name) }
        try await Compiler.expectSilence(sources, [], stage: .types)
      }
    }
  }

  /// Whether the lines of `piece` stand in `output` one behind the other, indented or not.
  private func holds(_ output: String, _ piece: String) -> Bool {
    ["", "  ", "    "].contains { indentation in
      let lines = piece.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        line.isEmpty ? "" : indentation + line
      }
      return "\n\(output)".contains("\n\(lines.joined(separator: "\n"))")
    }
  }
}
