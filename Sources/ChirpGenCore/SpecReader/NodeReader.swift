import ChirpDiagnostics
import ChirpYAML

/// Reads nodes and reports what is wrong with them.
protocol NodeReader {
  var diagnostics: Diagnostics { get set }
}

extension NodeReader {
  /// The entries of a mapping whose keys are those of `table`, or nil, with an error, if `node` is
  /// no mapping.
  mutating func mapping(_ node: Node, of table: KeyTable) -> MappingReader? {
    guard let pairs = pairs(of: node, named: table.owner) else { return nil }
    let entries = MappingReader(pairs, range: node.range)
    checkKeys(of: entries, against: table)
    return entries
  }

  /// The entries of a mapping from names that the user chooses.
  mutating func pairs(of node: Node, named owner: String) -> [Node.Pair]? {
    switch node.content {
    case .mapping(let pairs): return pairs
    case .scalar, .sequence:
      diagnostics.error(.expectedMapping(owner), at: node.range)
      return nil
    }
  }

  mutating func checkKeys(of entries: MappingReader, against table: KeyTable) {
    for pair in entries.pairs {
      guard let key = pair.key.text else {
        diagnostics.error(.keyIsNoText, at: pair.key.range)
        continue
      }
      if table.keys.contains(key) { continue }
      if table.planned.contains(key) {
        diagnostics.error(.planned(key, table.owner), at: pair.key.range)
      } else {
        diagnostics.error(
          .unknownKey(key, table.owner), at: pair.key.range,
          notes: nearNote(key, among: table.keys + table.planned))
      }
    }
  }

  /// A note with the nearest of `candidates`, if one is near; else with all of them, if they are
  /// few.
  func nearNote(_ name: String, among candidates: [String]) -> [Diagnostic.Note] {
    if let near = nearest(to: name, among: candidates) { return [.init(.didYouMean(near))] }
    return candidates.isEmpty || candidates.count > 12 ? [] : [.init(.known(candidates))]
  }

  /// The text of a scalar as it is written, whatever YAML makes of it, or nil, with an error.
  mutating func text(_ node: Node, named what: String) -> Located<String>? {
    guard case .scalar(let scalar) = node.content else {
      diagnostics.error(.expectedText(what), at: node.range)
      return nil
    }
    if node.isNull {
      diagnostics.error(.missing(what), at: node.range)
      return nil
    }
    return Located(scalar.text, at: node.range)
  }

  /// The texts of a list.
  mutating func texts(_ node: Node, named what: String) -> [Located<String>] {
    guard case .sequence(let nodes) = node.content else {
      diagnostics.error(.expectedList(what), at: node.range)
      return []
    }
    return nodes.compactMap { text($0, named: what) }
  }

  /// One of the raw values of `Choice`.
  mutating func choice<Choice: RawRepresentable & CaseIterable>(
    _ node: Node, named what: String, as type: Choice.Type
  ) -> Choice? where Choice.RawValue == String {
    guard let text = text(node, named: what) else { return nil }
    if let choice = Choice(rawValue: text.value) { return choice }
    let known = Choice.allCases.map(\.rawValue)
    diagnostics.error(
      .unknownChoice(text.value, what), at: text.range, notes: nearNote(text.value, among: known))
    return nil
  }
}

extension Diagnostic.Message {
  fileprivate static let keyIsNoText: Self = "a key is text"

  fileprivate static func expectedMapping(_ owner: String) -> Self {
    "\(owner) is a mapping of keys to values"
  }

  fileprivate static func unknownKey(_ key: String, _ owner: String) -> Self {
    "\(owner) has no key '\(key)'"
  }

  fileprivate static func planned(_ key: String, _ owner: String) -> Self {
    "this version of chirp-gen does not support the key '\(key)' of \(owner) yet"
  }

  fileprivate static func known(_ names: [String]) -> Self {
    "known are \(names.map { "'\($0)'" }.joined(separator: ", "))"
  }

  fileprivate static func expectedText(_ what: String) -> Self {
    "\(what) is text"
  }

  fileprivate static func expectedList(_ what: String) -> Self {
    "a list stands here, each entry \(what): '[first, second]'"
  }

  fileprivate static func missing(_ what: String) -> Self {
    "\(what) is missing"
  }

  fileprivate static func unknownChoice(_ text: String, _ what: String) -> Self {
    "'\(text)' is not known as \(what)"
  }
}
