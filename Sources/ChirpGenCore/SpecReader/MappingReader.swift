import ChirpDiagnostics
import ChirpYAML

/// The entries of a mapping, to look up by key.
struct MappingReader {
  let pairs: [Node.Pair]
  let range: SourceRange
  /// Whether every key of it is known. Where one is not, what seems to be missing may stand under
  /// it: of that nobody complains.
  var isWhole = true

  init(_ pairs: [Node.Pair], range: SourceRange) {
    self.pairs = pairs
    self.range = range
  }

  /// The value of `key`; the mappings of the language are small, so that a search is quickest.
  func value(_ key: String) -> Node? {
    pairs.firstIndex { $0.key.isText(key) }.map { pairs[$0].value }
  }

  /// Whether it holds a key that this version does not act on, of which an error tells.
  func holdsPlannedKey(of table: KeyTable) -> Bool {
    pairs.contains { $0.key.text.map(table.planned.contains) ?? false }
  }
}
