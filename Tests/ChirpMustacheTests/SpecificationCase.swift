import Foundation

/// A case of the Mustache specification.
struct SpecificationCase: Decodable {
  let name: String
  let data: JSONValue
  let template: String
  let partials: [String: String]?
  let expected: String

  /// The cases of a module of the specification; none if the public data is not there.
  static func all(in module: String) throws -> [SpecificationCase] {
    guard isAvailable else { return [] }
    let text = try Data(contentsOf: folder.appending(path: "\(module).json"))
    return try JSONDecoder().decode(Module.self, from: text).tests
  }

  static var isAvailable: Bool {
    FileManager.default.fileExists(atPath: folder.path)
  }

  private struct Module: Decodable {
    let tests: [SpecificationCase]
  }

  private static var folder: URL {
    URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "../shared/data/mustache").standardizedFileURL
  }
}
