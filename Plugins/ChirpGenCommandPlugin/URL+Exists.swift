import Foundation

extension URL {
  /// Whether there is a file.
  var exists: Bool {
    FileManager.default.fileExists(atPath: path(percentEncoded: false))
  }
}
