import Foundation

/// What the Swift of a target is generated from: the configuration, the spec, what that includes,
/// and templates.
///
/// A plugin can use no other module, and so has no YAML parser. What it overlooks in a file that is
/// written in an unusual way does no harm: `chirp-gen` is told of the files that were found, and
/// makes the build run it each time as long as it reads others.
struct InputFiles {
  let spec: URL?
  /// All, the folder of the templates too, which changes when one is added.
  let all: [URL]

  /// What is there of the files, a path on each line.
  var list: String {
    all.map { "\($0.path(percentEncoded: false))\n" }.joined()
  }

  init(configuration: URL) {
    let scan = KeyScan(file: configuration)
    let folder = configuration.deletingLastPathComponent()
    var files = [configuration.standardizedFileURL]
    spec = scan.texts(at: "spec").first.map { Self.file($0, in: folder) }
    if let spec { Self.add(spec, to: &files) }
    for path in scan.texts(at: "templates") {
      files += Self.templates(in: Self.file(path, in: folder))
    }
    all = files
  }

  /// Adds what is at `file`, if something is, and what it includes.
  private static func add(_ file: URL, to files: inout [URL]) {
    guard !files.contains(file), exists(file) else { return }
    files.append(file)
    let folder = file.deletingLastPathComponent()
    for path in KeyScan(file: file).texts(at: "include") {
      add(Self.file(path, in: folder), to: &files)
    }
  }

  private static func templates(in folder: URL) -> [URL] {
    let names =
      (try? FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false)))
      ?? []
    let templates = names.filter { $0.hasSuffix(".mustache") && !$0.hasPrefix(".") }.sorted()
    return exists(folder) ? [folder] + templates.map { folder.appending(path: $0) } : []
  }

  /// Without detours over `..`. Links behind the last of them are kept: one that leads elsewhere later
  /// is another input.
  private static func file(_ path: String, in folder: URL) -> URL {
    let file = path.hasPrefix("/") ? URL(filePath: path) : folder.appending(path: path)
    let parts = file.pathComponents
    guard let last = parts.lastIndex(of: "..") else { return file.standardizedFileURL }
    let above = URL(filePath: "/" + parts[1...last].joined(separator: "/")).standardizedFileURL
    return parts[(last + 1)...].reduce(above) { $0.appending(path: $1) }.standardizedFileURL
  }

  private static func exists(_ file: URL) -> Bool {
    FileManager.default.fileExists(atPath: file.path(percentEncoded: false))
  }
}
