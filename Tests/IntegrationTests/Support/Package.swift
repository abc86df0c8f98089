import Foundation

/// This package, and what has been built of it.
enum Package {
  /// The folder of the package.
  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The folder of the products that were built with these tests.
  static let products: URL = {
    #if canImport(Darwin)
      for bundle in Bundle.allBundles where bundle.bundlePath.hasSuffix(".xctest") {
        return bundle.bundleURL.deletingLastPathComponent()
      }
    #endif
    return Bundle.main.bundleURL
  }()

  /// The Swift files below `path`, in the order of their names.
  static func swiftFiles(in path: String) throws -> [URL] {
    let root = folder.appending(path: path)
    return try FileManager.default.subpathsOfDirectory(atPath: root.path(percentEncoded: false))
      .filter { $0.hasSuffix(".swift") }.sorted().map { root.appending(path: $0) }
  }

  /// The names of the specs whose Swift is golden.
  static let goldens: [String] = {
    let path = folder.appending(path: "Tests/Golden/Swift").path(percentEncoded: false)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }()

  /// The options with which the spec of the golden `name` is generated, beside its layout.
  static func options(of name: String) -> [String] {
    let folder = folder.appending(path: "Tests/Golden/Swift/\(name)")
    let text = { (file: String) in
      try? String(contentsOf: folder.appending(path: file), encoding: .utf8)
    }
    let renames = text("renames.txt").map { $0.split(separator: "\n").joined(separator: ",") }
    let style = text("style.txt").map { $0.trimmingCharacters(in: .newlines) }
    return (renames.map { ["--rename", $0] } ?? []) + (style.map { ["--style", $0] } ?? [])
  }

  static func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  /// The texts of the Swift files below `path`.
  static func texts(in path: String) throws -> [String] {
    try swiftFiles(in: path).map { try String(contentsOf: $0, encoding: .utf8) }
  }
}
