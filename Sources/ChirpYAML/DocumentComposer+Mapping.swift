import ChirpDiagnostics

extension DocumentComposer {
  /// The entries of a mapping: each key once, and what `<<` merges in its place.
  mutating func entries(_ pairs: [Node.Pair]) -> [Node.Pair] {
    let unique = withoutRepeatedKeys(pairs)
    guard unique.contains(where: \.key.isMergeKey) else { return unique }

    // A key that is written wins over a merged one, and an earlier map over a later one.
    var known = Set(unique.lazy.filter { !$0.key.isMergeKey }.compactMap(\.key.exactText))
    var entries: [Node.Pair] = []
    for pair in unique {
      if pair.key.isMergeKey {
        entries += merged(pair.value).filter { entry in
          entry.key.exactText.map { known.insert($0).inserted } ?? true
        }
      } else {
        entries.append(pair)
      }
    }
    return entries
  }

  /// Reports each key that was given before, and leaves it out. Keys are the same if their texts
  /// are, quoted or not; those that are no scalars are not compared.
  private mutating func withoutRepeatedKeys(_ pairs: [Node.Pair]) -> [Node.Pair] {
    if pairs.isSmallWithDistinctKeys { return pairs }
    var firsts: [ExactText: SourceRange] = Dictionary(minimumCapacity: pairs.count)
    return pairs.filter { pair in
      guard let text = pair.key.exactText else { return true }
      guard let first = firsts[text] else {
        firsts[text] = pair.key.range
        return true
      }
      report(
        Fault(
          message: .givenTwice(text.text), range: pair.key.range,
          notes: [.init(.firstGivenHere, at: first)]))
      return false
    }
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

extension [Node.Pair] {
  /// Whether there are only a few entries with different keys. Most mappings are like this, and
  /// comparing a few texts takes less time than hashing them.
  fileprivate var isSmallWithDistinctKeys: Bool {
    count <= 8
      && indices.allSatisfy { index in
        guard let text = self[index].key.exactText else { return true }
        return !self[..<index].contains { $0.key.exactText == text }
      }
  }
}

extension Node {
  /// The text of a scalar.
  fileprivate var exactText: ExactText? {
    guard case .scalar(let scalar) = content else { return nil }
    return ExactText(scalar.text)
  }

  /// Whether it is `<<` as the merge key: one in quotes, or with a tag of its own, is a name.
  fileprivate var isMergeKey: Bool {
    guard case .scalar(let scalar) = content, scalar.text == "<<" else { return false }
    return tag.map { $0 == "tag:yaml.org,2002:merge" } ?? (scalar.style == .plain)
  }
}

extension Diagnostic.Message {
  fileprivate static func givenTwice(_ key: String) -> Self {
    "key '\(key)' is given twice"
  }

  fileprivate static let firstGivenHere: Self = "it is first given here"

  fileprivate static let mergesNoMapping: Self =
    "'<<' merges a mapping or a list of mappings, and this is none"
}
