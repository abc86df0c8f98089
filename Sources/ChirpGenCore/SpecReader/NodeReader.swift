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
    guard let pairs = pairs(of: node, named: table.owner, example: table.example) else {
      return nil
    }
    return entries(pairs, range: node.range, of: table)
  }

  /// The entries of a mapping from names that the user chooses.
  ///
  /// - Parameter example: How it is written, for a message.
  mutating func pairs(
    of node: Node, named owner: String, example: String
  ) -> [Node.Pair]? {
    switch node.content {
    case .mapping(let pairs): return withBlanks(pairs)
    case .scalar, .sequence:
      let note = MissingBlank.key(in: node).map { Diagnostic.Message.missingBlank($0) }
      diagnostics.error(
        .expectedMapping(owner), at: node.range, notes: [.init(note ?? .written(example))])
      return nil
    }
  }

  /// `pairs` as they were meant where a blank is missing behind a key, which is reported.
  private mutating func withBlanks(_ pairs: [Node.Pair]) -> [Node.Pair] {
    if !pairs.contains(where: { MissingBlank($0) != nil }) { return pairs }
    return pairs.map { pair in
      guard let missing = MissingBlank(pair) else { return pair }
      diagnostics.error(.missingBlank(missing.name), at: pair.key.range)
      return missing.pair
    }
  }

  /// `pairs` as the entries of a mapping whose keys are those of `table`.
  mutating func entries(
    _ pairs: [Node.Pair], range: SourceRange, of table: KeyTable
  ) -> MappingReader {
    var entries = MappingReader(pairs, range: range)
    if pairs.allSatisfy({ $0.key.text.map(table.keys.contains) ?? false }) { return entries }
    entries = MappingReader(withoutCutTexts(pairs, of: table), range: range)
    entries.isWhole = entries.pairs.count == pairs.count
    for pair in entries.pairs where !checkKey(pair.key, of: table) { entries.isWhole = false }
    return entries
  }

  /// Whether `node` is a key of `table`; if not, an error says so.
  private mutating func checkKey(_ node: Node, of table: KeyTable) -> Bool {
    guard let key = node.text else {
      diagnostics.error(.keyIsNoText, at: node.range)
      return false
    }
    if table.keys.contains(key) { return true }
    if table.planned.contains(key) {
      diagnostics.error(.planned(key, table.owner), at: node.range)
      return true
    }
    let foreign = table.foreign.note(on: key)
    diagnostics.error(
      .unknownKey(key, table.owner), at: node.range,
      notes: foreign.map { [$0] } ?? nearNote(key, among: table.keys, planned: table.planned))
    return false
  }

  /// `pairs` without those that are pieces of one text: an error is worth more than one for each.
  private mutating func withoutCutTexts(
    _ pairs: [Node.Pair], of table: KeyTable
  ) -> [Node.Pair] {
    var whole: [Node.Pair] = []
    var rest = pairs[...]
    while let pair = rest.first {
      let cut = CutText(rest) { _, key in !table.keys.contains(key) && !table.planned.contains(key)
      }
      if let cut {
        reportCut(cut, at: pair.value.range)
        rest = rest.dropFirst(cut.strayCount)
      } else {
        whole.append(pair)
      }
      rest = rest.dropFirst()
    }
    return whole
  }

  /// `pairs` with those that belong to the one above put into it, which is reported: a name without a
  /// value, and behind it keys of `table` that are not indented more.
  mutating func withIndentation(_ pairs: [Node.Pair], of table: KeyTable) -> [Node.Pair] {
    let isChild = { (pair: Node.Pair) in pair.key.text.map(table.keys.contains) ?? false }
    guard pairs.contains(where: { $0.value.isNull }), pairs.contains(where: isChild) else {
      return pairs
    }
    var result: [Node.Pair] = []
    var rest = pairs[...]
    while let pair = rest.popFirst() {
      let children = pair.value.isNull ? rest.prefix(while: isChild) : []
      guard let first = children.first, let last = children.last, let name = pair.key.text else {
        result.append(pair)
        continue
      }
      diagnostics.error(
        .outdented(first.key.text ?? "", name), at: first.key.range,
        notes: [.init(.nameAbove(name), at: pair.key.range), .init(.indent(name))])
      var range = first.key.range
      range.end = last.value.range.end
      result.append(Node.Pair(key: pair.key, value: Node(.mapping(Array(children)), range: range)))
      rest = rest.dropFirst(children.count)
    }
    return result
  }

  mutating func reportCut(_ cut: CutText, at range: SourceRange) {
    let quoted = cut.text.contains("\"") ? "'\(cut.text)'" : "\"\(cut.text)\""
    diagnostics.error(.cutAtComma, at: range, notes: [.init(.quoteText(quoted))])
  }

  /// A note with the nearest of the candidates, if one is near; else with all that are not merely
  /// planned, if they are few.
  func nearNote(
    _ name: String, among candidates: [String], planned: [String] = []
  ) -> [Diagnostic.Note] {
    if let near = nearest(to: name, among: candidates + planned) {
      return [.init(.didYouMean(near))]
    }
    return candidates.isEmpty || candidates.count > 12 ? [] : [.init(.known(candidates))]
  }

  /// Reports a tag that is not YAML's own: `!important` is none of the text, as it is read.
  mutating func checkTag(_ node: Node) {
    guard let tag = node.ownTag else { return }
    diagnostics.error(.tag(tag), at: node.range, notes: [.init(.quoteTag(tag))])
  }

  /// A name that the user chooses, as it is written: `null` and `~` are names as well.
  mutating func name(_ node: Node, of what: String) -> Located<String>? {
    checkTag(node)
    guard case .scalar(let scalar) = node.content else {
      diagnostics.error(.expectedText(what), at: node.range)
      return nil
    }
    if scalar.text.isEmpty, scalar.style == .plain {
      diagnostics.error(.missing(what), at: node.range)
      return nil
    }
    return Located(scalar.text, at: node.range)
  }

  /// The text of a scalar as it is written, whatever YAML makes of it, or nil, with an error.
  mutating func text(_ node: Node, named what: String) -> Located<String>? {
    checkTag(node)
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
      let single = node.isNull ? nil : node.text
      diagnostics.error(
        .expectedList(what), at: node.range, notes: single.map { [.init(.inBrackets($0))] } ?? [])
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
  fileprivate static let cutAtComma: Self = "YAML cuts this text in two at its comma"

  fileprivate static func tag(_ tag: String) -> Self {
    "YAML takes '\(tag)' for a tag, and leaves it out of the text"
  }

  fileprivate static func quoteTag(_ tag: String) -> Self {
    "quote the text with it: \"\(tag) …\""
  }

  fileprivate static func quoteText(_ quoted: String) -> Self {
    "quote it: \(quoted)"
  }

  fileprivate static func missingBlank(_ name: String) -> Self {
    "a blank is missing behind '\(name):'"
  }

  fileprivate static func outdented(_ key: String, _ name: String) -> Self {
    "'\(key)' belongs to '\(name)', and is not indented below it"
  }

  fileprivate static func nameAbove(_ name: String) -> Self {
    "'\(name)' is here"
  }

  fileprivate static func indent(_ name: String) -> Self {
    "indent all that belongs to '\(name)' by two blanks more"
  }

  fileprivate static func expectedMapping(_ owner: String) -> Self {
    "\(owner) is a mapping of keys to values"
  }

  static func written(_ example: String) -> Self {
    "it is written '\(example)'"
  }

  fileprivate static func inBrackets(_ text: String) -> Self {
    "a list of one is written '[\(text)]'"
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
