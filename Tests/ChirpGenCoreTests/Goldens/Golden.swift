import Foundation
import Testing

/// Files with expected texts, under `Tests/Golden`.
///
/// `CHIRP_RECORD` says when a golden is written: `all`, `failed`, `missing` or `never` (the
/// default). A test that records fails all the same, and CI never records.
enum Golden {
  enum Mode: String {
    case all
    case failed
    case missing
    case never
  }

  static let packageFolder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  static let folder = packageFolder.appending(path: "Tests/Golden")

  private static var mode: Mode {
    let environment = ProcessInfo.processInfo.environment
    if environment["CI"] == "true" { return .never }
    return environment["CHIRP_RECORD"].flatMap { Mode(rawValue: $0 == "1" ? "all" : $0) } ?? .never
  }

  /// The folders directly below one of the golden folders, each a case.
  static func cases(in name: String) -> [String] {
    let contents = try? FileManager.default.contentsOfDirectory(
      atPath: folder.appending(path: name).path)
    return (contents ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }

  /// The names of the specs in `specs`.
  static let specs: [String] = {
    let folder = packageFolder.appending(path: "specs").path(percentEncoded: false)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".yaml") }.map { String($0.dropLast(5)) }.sorted()
  }()

  static func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  /// Checks that `text` is what the file at `path` holds.
  static func expect(
    _ text: String, at path: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let file = folder.appending(path: path)
    let expected = try? String(contentsOf: file, encoding: .utf8)
    let isRecorded =
      switch mode {
      case .all: true
      case .failed: expected != text
      case .missing: expected == nil
      case .never: false
      }
    if isRecorded {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("recorded \(path)", sourceLocation: sourceLocation)
    } else {
      #expect(text == expected, "\(path)", sourceLocation: sourceLocation)
    }
  }
}
