import ChirpDiagnostics

extension DocumentComposer {
  /// The entries of a mapping: each key once, and what `<<` merges in its place.
  mutating func entries(_ pairs: [Node.Pair]) -> [Node.Pair] {
    let unique = withoutRepeatedKeys(pairs)
    guard unique.contains(where: \.key.isMergeKey) else { return unique }

    // A key that is written wins over a merged one, and an earlier map over a later one.
    var known = Set(unique.map { KeyIdentity($0.key) })
    var entries: [Node.Pair] = []
    for pair in unique {
      if pair.key.isMergeKey {
        entries += merged(pair.value).filter { known.insert(KeyIdentity($0.key)).inserted }
      } else {
        entries.append(pair)
      }
    }
    return entries
  }

  private mutating func withoutRepeatedKeys(_ pairs: [Node.Pair]) -> [Node.Pair] {
    var firsts: [KeyIdentity: Int] = Dictionary(minimumCapacity: pairs.count)
    var repeated: Set<Int> = []
    for index in pairs.indices {
      let key = pairs[index].key
      let first = firsts[KeyIdentity(key)]
      if let first {
        repeated.insert(index)
        report(
          Fault(
            message: .givenTwice(key), range: key.range,
            notes: [.init(.firstGivenHere, at: pairs[first].key.range)]))
      } else {
        firsts[KeyIdentity(key)] = index
      }
    }
    guard !repeated.isEmpty else { return pairs }
    return pairs.indices.filter { !repeated.contains($0) }.map { pairs[$0] }
  }

  /// The entries of what `<<` is given: a mapping, or a sequence of them.
  private mutating func merged(_ source: Node) -> [Node.Pair] {
    switch source.content {
    case .mapping(let pairs):
      return pairs
    case .sequence(let nodes):
      return nodes.flatMap { node in
        guard case .mapping(let pairs) = node.content else {
          report(Fault(message: .mergesNoMapping, range: node.range), losesValue: true)
          return [] as [Node.Pair]
        }
        return pairs
      }
    case .scalar:
      report(Fault(message: .mergesNoMapping, range: source.range), losesValue: true)
      return []
    }
  }
}

extension Node {
  /// Whether it is `<<` as the merge key: one in quotes, or with a tag of its own, is a name.
  var isMergeKey: Bool {
    guard case .scalar(let scalar) = content, scalar.text == "<<" else { return false }
    return tag.map { $0 == "tag:yaml.org,2002:merge" } ?? (scalar.style == .plain)
  }
}

extension Diagnostic.Message {
  fileprivate static func givenTwice(_ key: Node) -> Self {
    guard case .scalar(let scalar) = key.content else { return "this key is given twice" }
    return "key '\(scalar.text)' is given twice"
  }

  fileprivate static let firstGivenHere: Self = "it is first given here"

  fileprivate static let mergesNoMapping: Self =
    "'<<' merges a mapping or a list of mappings, and this is none"
}
