import ChirpGenCore

/// A folder in which changes of some names matter.
struct WatchedFolder {
  private(set) var names: Set<String> = []
  /// Whether each name in it matters.
  private var isWhole = false
  /// Whether some of the names are those of inputs, and not of folders and links on the way to them.
  private(set) var holdsInputs = false

  /// The folders through which the system comes to `paths`, by their paths without links. A change of
  /// what a path leads to is one of a name in these: that of the file, of a folder around it, or of a
  /// link.
  ///
  /// - Parameters:
  ///   - paths: Absolute paths.
  ///   - wholes: Those of folders in which each name matters.
  static func all(
    onTheWayTo paths: some Sequence<String>, wholes: some Sequence<String>
  ) -> [String: WatchedFolder] {
    var folders: [String: WatchedFolder] = [:]
    for path in paths { _ = add(path, to: &folders) }
    for path in wholes {
      let folder = add(path, to: &folders)
      folders[folder, default: WatchedFolder()].isWhole = true
    }
    return folders
  }

  func concerns(_ name: String) -> Bool {
    isWhole || names.contains(name)
  }

  /// Adds what matters in `other`, which is the same folder.
  mutating func add(_ other: WatchedFolder) {
    names.formUnion(other.names)
    isWhole = isWhole || other.isWhole
    holdsInputs = holdsInputs || other.holdsInputs
  }

  /// What is watched itself: its events name nothing.
  static let itself = WatchedFolder(names: [""], holdsInputs: true)

  /// As many links as the system follows.
  private static let maximumLinks = 40

  /// Gives the path without links.
  private static func add(
    _ path: String, to folders: inout [String: WatchedFolder]
  ) -> String {
    // The last part comes first.
    var rest = Array(path.split(separator: "/").reversed())
    var above: [Substring] = []
    var links = 0
    while let part = rest.popLast() {
      if part == "." { continue }
      if part == ".." {
        _ = above.popLast()
        continue
      }
      let folder = "/" + above.joined(separator: "/")
      folders[folder, default: WatchedFolder()].names.insert(String(part))
      let target = FileSystem.linkTarget(of: Paths.join(folder, String(part)))
      if let target, links < maximumLinks {
        links += 1
        if target.hasPrefix("/") { above = [] }
        rest += target.split(separator: "/").reversed()
      } else {
        above.append(part)
        if rest.isEmpty { folders[folder]?.holdsInputs = true }
      }
    }
    return "/" + above.joined(separator: "/")
  }
}
