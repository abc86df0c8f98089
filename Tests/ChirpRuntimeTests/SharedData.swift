import Foundation

/// The data that lies beside the package, not in it.
enum SharedData {
  static var exists: Bool {
    FileManager.default.fileExists(atPath: folder.path(percentEncoded: false))
  }

  static func read(_ path: String) throws -> Data {
    try Data(contentsOf: folder.appending(path: path))
  }

  private static var folder: URL {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "shared/data/")
  }
}
