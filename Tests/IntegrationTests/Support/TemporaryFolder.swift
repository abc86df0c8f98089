import Foundation

/// A folder for one test, whose name has spaces. It is removed with the value.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = URL.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "chirp-gen tests \(UUID())", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// Writes `text` to the file at `path`, and makes the folders that it needs.
  func write(_ text: String, to path: String) throws {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  func text(_ path: String) throws -> String {
    try String(contentsOf: url.appending(path: path), encoding: .utf8)
  }

  /// The contents of the files below `path`, by their paths from there.
  func contents(_ path: String) throws -> [String: String] {
    let root = url.appending(path: path)
    var contents: [String: String] = [:]
    for path in try FileManager.default.subpathsOfDirectory(
      atPath: root.path(percentEncoded: false))
    {
      let file = root.appending(path: path)
      if try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true {
        contents[path] = try String(contentsOf: file, encoding: .utf8)
      }
    }
    return contents
  }
}
