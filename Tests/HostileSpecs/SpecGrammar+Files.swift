/// Makes specs of several files.
extension SpecGrammar {
  /// Moves a part of `types` and of `routes` into other files. They are included by the first one, or
  /// each by the one in front of it.
  ///
  /// - Returns: What the first file includes.
  mutating func moveIntoFiles(_ types: inout Entries, _ routes: inout Entries) -> YAMLValue {
    let isChain = random.happens(40)
    var paths = HostileText.paths
    var parts: [(path: String, entries: Entries)] = []
    for _ in 0...random.number(below: 3) {
      let path = paths.remove(at: random.number(below: paths.count))
      let entries: Entries = [
        (.text("types"), .mapping(taken(from: &types))),
        (.text("routes"), .mapping(taken(from: &routes))),
      ].filter { entry in
        if case .mapping(let entries) = entry.value { return !entries.isEmpty }
        return true
      }
      parts.append((path, entries))
    }
    for index in parts.indices {
      var entries = parts[index].entries
      if isChain, index + 1 < parts.count {
        let way = self.way(from: parts[index].path, to: parts[index + 1].path)
        entries.append((.text("include"), .list([.text(way)])))
      }
      add(YAMLValue.mapping(entries).document(&random), at: parts[index].path)
    }
    let first = isChain ? Array(parts.prefix(1)) : parts
    return .list(first.map { .text(way(from: "", to: $0.path)) })
  }

  private mutating func taken(from entries: inout Entries) -> Entries {
    let count = random.number(below: entries.count + 1)
    defer { entries.removeLast(count) }
    return Array(entries.suffix(count))
  }

  /// A path to a file, from the folder of another one.
  private mutating func way(from other: String, to path: String) -> String {
    let depth = other.split(separator: "/").count - 1
    let up = String(repeating: "../", count: max(0, depth))
    return up + random.element(of: ["", "", "./", ".//", "x/../"]) + path
  }
}
