import ChirpDiagnostics
import ChirpYAML

/// The entries of a mapping, to look up by key.
struct MappingReader {
  let pairs: [Node.Pair]
  let range: SourceRange

  init(_ pairs: [Node.Pair], range: SourceRange) {
    self.pairs = pairs
    self.range = range
  }

  /// The value of `key`; the mappings of the language are small, so that a search is quickest.
  func value(_ key: String) -> Node? {
    pairs.first { $0.key.text == key }?.value
  }
}
