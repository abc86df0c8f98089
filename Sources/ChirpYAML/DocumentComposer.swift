import ChirpDiagnostics

/// Makes trees of events, one document after the other.
struct DocumentComposer: ~Copyable {
  private var events: EventStream
  let file: SourceFile
  let limits: Limits

  private var anchors: [String: Anchor] = [:]
  private var depth = 0
  /// The values of the document so far, each alias counted as all that it stands for.
  private var nodeCount = 0
  private var aliasedNodeCount = 0

  /// What is wrong but does not keep the rest from being read.
  private(set) var faults: [Fault] = []
  /// Whether every value is what was written.
  private(set) var isComplete = true

  /// A node that aliases may stand for.
  private struct Anchor {
    /// nil while the node is being read: an alias within it would make it infinite.
    var node: Node?
    var start: SourceLocation
    /// The values within it, and itself.
    var size = 0
  }

  init(_ text: UnsafeBufferPointer<UInt8>, of file: SourceFile, limits: Limits) {
    events = EventStream(reading: text)
    self.file = file
    self.limits = limits
  }

  /// The documents of the text, at most `maximum`; one more is a fault.
  mutating func documents(maximum: Int) throws(Fault) -> [Node] {
    var documents: [Node] = []
    while true {
      let event = try next()
      switch event.kind {
      case .documentStart:
        guard documents.count < maximum else {
          report(Fault(message: .secondDocument, range: range(event)))
          return documents
        }
        anchors = [:]
        documents.append(try node(from: next()))
      case .streamEnd:
        return documents
      case .streamStart, .documentEnd, .alias, .scalar, .sequenceStart, .sequenceEnd,
        .mappingStart, .mappingEnd:
        continue
      }
    }
  }

  mutating func report(_ fault: Fault, losesValue: Bool = false) {
    faults.append(fault)
    if losesValue { isComplete = false }
  }

  private mutating func next() throws(Fault) -> Event {
    do throws(SyntaxFault) {
      return try events.next()
    } catch {
      throw Fault(error, in: file)
    }
  }

  private func range(_ event: borrowing Event) -> SourceRange {
    SourceRange(file: file.id, start: event.start, end: event.end)
  }

  /// The node that begins with `event`.
  private mutating func node(from event: Event) throws(Fault) -> Node {
    let countInFront = nodeCount
    nodeCount += 1
    guard let anchor = event.anchor else { return try content(from: event) }
    anchors[anchor] = Anchor(start: event.start)
    let node = try content(from: event)
    // An anchor of the same name within the node is the later one, and counts from there on.
    if anchors[anchor]?.start == event.start {
      anchors[anchor] = Anchor(
        node: node, start: event.start, size: nodeCount - countInFront)
    }
    return node
  }

  private mutating func content(from event: Event) throws(Fault) -> Node {
    switch event.kind {
    case .scalar(let scalar):
      return Node(.scalar(scalar), range: range(event), tag: event.tag, anchor: event.anchor)
    case .sequenceStart:
      return try sequence(from: event)
    case .mappingStart:
      return try mapping(from: event)
    case .alias(let name):
      return try aliased(name, at: range(event))
    case .streamStart, .streamEnd, .documentStart, .documentEnd, .sequenceEnd, .mappingEnd:
      throw Fault(message: .noNode, range: range(event))
    }
  }

  private mutating func sequence(from start: Event) throws(Fault) -> Node {
    try enter(start)
    var nodes: [Node] = []
    while true {
      let event = try next()
      if case .sequenceEnd = event.kind {
        depth -= 1
        return Node(
          .sequence(nodes), range: range(from: start, to: event, last: nodes.last?.range),
          tag: start.tag, anchor: start.anchor)
      }
      nodes.append(try node(from: event))
    }
  }

  private mutating func mapping(from start: Event) throws(Fault) -> Node {
    try enter(start)
    var pairs: [Node.Pair] = []
    do throws(Fault) {
      while true {
        let event = try next()
        if case .mappingEnd = event.kind {
          depth -= 1
          let range = range(from: start, to: event, last: pairs.last?.value.range)
          return Node(
            .mapping(entries(pairs)), range: range, tag: start.tag, anchor: start.anchor)
        }
        pairs.append(try pair(from: event))
      }
    } catch {
      // Nothing behind the fault can be read, but what is in front of it is checked.
      _ = entries(pairs)
      throw error
    }
  }

  private mutating func pair(from event: Event) throws(Fault) -> Node.Pair {
    let key = try node(from: event)
    var value = try node(from: next())
    // libyaml puts a value that is left out in front of the next token, lines below.
    if value.range.start == value.range.end, value.range.start.line > key.range.end.line {
      value.range = file.range(at: key.range.end)
    }
    return Node.Pair(key: key, value: value)
  }

  private mutating func enter(_ start: borrowing Event) throws(Fault) {
    depth += 1
    guard depth <= limits.depth else {
      throw Fault(message: .tooDeep(limits.depth), range: range(start))
    }
  }

  /// The range of a collection. The end of one without brackets lies in front of the next token
  /// for libyaml, and is put behind the last value.
  private func range(
    from start: borrowing Event, to end: borrowing Event, last: SourceRange?
  ) -> SourceRange {
    SourceRange(
      file: file.id, start: start.start,
      end: end.start == end.end ? last?.end ?? start.end : end.end)
  }

  /// The node that an alias stands for. Copies share their storage, so that the limit is on what
  /// later stages would walk through.
  private mutating func aliased(_ name: String, at range: SourceRange) throws(Fault) -> Node {
    guard let anchor = anchors[name] else {
      report(Fault(message: .undefinedAlias(name), range: range), losesValue: true)
      return Node(.mapping([]), range: range)
    }
    guard var node = anchor.node else {
      report(
        Fault(
          message: .recursiveAlias(name), range: range,
          notes: [.init(.anchor(name), at: file.range(at: anchor.start))]),
        losesValue: true)
      return Node(.mapping([]), range: range)
    }
    nodeCount += anchor.size - 1
    aliasedNodeCount += anchor.size
    guard aliasedNodeCount <= limits.aliasedNodes else {
      throw Fault(message: .aliasesTooLarge(limits.aliasedNodes), range: range)
    }
    node.range = range
    node.anchor = nil
    return node
  }
}

extension Diagnostic.Message {
  fileprivate static let secondDocument: Self =
    "a second document begins here, and only one is read"

  fileprivate static func tooDeep(_ limit: Int) -> Self {
    "this is nested more than \(limit) levels deep"
  }

  fileprivate static func undefinedAlias(_ name: String) -> Self {
    "no anchor '&\(name)' stands in front of this alias"
  }

  fileprivate static func recursiveAlias(_ name: String) -> Self {
    "the alias '*\(name)' is part of what it stands for"
  }

  fileprivate static func anchor(_ name: String) -> Self {
    "'&\(name)' is here"
  }

  fileprivate static func aliasesTooLarge(_ limit: Int) -> Self {
    "the aliases up to here stand for more than \(limit) values"
  }

  fileprivate static let noNode: Self = "the YAML parser gave no value here"
}
