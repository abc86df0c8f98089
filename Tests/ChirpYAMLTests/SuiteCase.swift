import Foundation
import Testing

/// A case of the YAML test suite, and what libyaml 0.2.5 is known to make of it.
struct SuiteCase: Sendable, CustomTestStringConvertible {
  enum Expectation: String, Sendable {
    /// Valid, and read as the suite says.
    case ok
    /// Invalid, and refused.
    case okError = "ok-error"
    /// Valid, but refused by libyaml.
    case rejectsValid = "REJECTS-VALID"
    /// Invalid, but read by libyaml.
    case acceptsInvalid = "ACCEPTS-INVALID"
    /// Valid, but read as something else by libyaml.
    case differs = "DIFFERS"
  }

  let name: String
  let expectation: Expectation
  let yaml: [UInt8]
  /// The events that the suite expects, a line each, without line breaks.
  let events: [Substring]
  /// The values of the documents, if JSON has them.
  let json: [JSONValue]?

  var testDescription: String { name }

  /// The folder of the cases: read where it is, never copied.
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "../shared/data/yaml").standardizedFileURL

  static let all: [SuiteCase] = {
    guard let table = try? text(at: "libyaml-0.2.5.tsv") else { return [] }
    return table.split(separator: "\n").dropFirst().compactMap { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      return Expectation(rawValue: String(fields[1])).flatMap {
        try? SuiteCase(name: String(fields[0]), expectation: $0)
      }
    }
  }()

  private init(name: String, expectation: Expectation) throws {
    self.name = name
    self.expectation = expectation
    yaml = Array(try Data(contentsOf: Self.folder.appending(path: "suite/\(name)/in.yaml")))
    events = try Self.text(at: "suite/\(name)/test.event").split(separator: "\n")
    json = try (try? Self.text(at: "suite/\(name)/in.json")).map { try JSONValue.all(in: $0) }
  }

  private static func text(at path: String) throws -> String {
    String(decoding: try Data(contentsOf: folder.appending(path: path)), as: UTF8.self)
  }
}
