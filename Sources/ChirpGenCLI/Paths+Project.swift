import ChirpGenCore

extension Paths {
  /// What the folder of a project holds, each a sign of it by itself.
  private static let projectMarks = [ConfigurationReader.fileName, "Package.swift", ".git"]

  /// The path of a file from the folder of the project that holds it, or the file's name if it is in
  /// none: the same on each machine, wherever the program is run, and another for another file.
  func nameInProject(of path: String) -> String {
    let resolved = resolve(path)
    let folder = FileSystem.realPath(Self.folder(of: resolved))
    let name = resolved.split(separator: "/").last.map(String.init) ?? path
    var above = folder.split(separator: "/").map(String.init)
    var below = [name]
    while true {
      let parent = "/" + above.joined(separator: "/")
      if Self.projectMarks.contains(where: { FileSystem.kind(of: "\(parent)/\($0)") != nil }) {
        return below.joined(separator: "/")
      }
      guard let last = above.popLast() else { return name }
      below.insert(last, at: 0)
    }
  }
}
