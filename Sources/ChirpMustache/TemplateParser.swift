import ChirpDiagnostics

/// Makes the steps of a template from its tokens.
struct TemplateParser {
  /// How deep sections, parents and blocks can nest in one template.
  static let maximumDepth = 100

  let file: SourceFile
  var steps: [Step] = []
  var names: [TemplateName] = []
  var references: [TemplateReference] = []
  var blocks: [TemplateBlock] = []
  var openTags: [OpenTag] = []
  /// The blanks that are taken off the start of each line: those by which the content of the block
  /// that fills another is indented where it stands.
  var removedIndentation: Range<Int>

  init(_ file: SourceFile) {
    self.file = file
    removedIndentation = 0..<0
  }

  mutating func parse(diagnostics: inout Diagnostics) {
    var tokenizer = Tokenizer(file)
    let tokens = tokenizer.tokenize(diagnostics: &diagnostics)
    for (index, token) in tokens.enumerated() {
      switch token {
      case .text(let range, let startsLine):
        append(range, startsLine: startsLine)
      case .tag(let tag):
        take(tag, before: tokens[(index + 1)...], diagnostics: &diagnostics)
        guard openTags.count <= Self.maximumDepth else {
          diagnostics.error(.tooDeep(limit: Self.maximumDepth), at: file.place(of: tag.range))
          return
        }
      }
    }
    reportOpenTags(diagnostics: &diagnostics)
  }

  func text(_ range: Range<Int>) -> String {
    String(decoding: file.bytes[range], as: UTF8.self)
  }

  /// `range` without the blanks that are taken off the start of each line.
  func withoutRemovedIndentation(_ range: Range<Int>) -> Range<Int> {
    let removedCount = zip(file.bytes[range], file.bytes[removedIndentation])
      .prefix { $0 == $1 }.count
    return range.dropFirst(removedCount)
  }

  private func isFit(_ tag: Tag) -> Bool {
    text(tag.name) == "fit"
  }

  private mutating func append(_ range: Range<Int>, startsLine: Bool) {
    let range = startsLine ? withoutRemovedIndentation(range) : range
    // One step for adjacent lines, so that they are copied at once. An empty range is the start of
    // a line that begins with a tag, and stays a step of its own.
    let continues = { (previous: Range<Int>) in
      previous.upperBound == range.lowerBound && !range.isEmpty
    }
    if case .text(let previous)? = steps.last, continues(previous) {
      steps[steps.count - 1] = .text(previous.lowerBound..<range.upperBound)
    } else if case .line(let previous)? = steps.last, continues(previous) {
      steps[steps.count - 1] = .line(previous.lowerBound..<range.upperBound)
    } else {
      steps.append(startsLine ? .line(range) : .text(range))
    }
  }

  private mutating func take(
    _ tag: Tag, before following: ArraySlice<Token>, diagnostics: inout Diagnostics
  ) {
    switch tag.kind {
    case .comment, .delimiters:
      break
    case .value, .unescapedValue:
      if let name = name(of: tag, diagnostics: &diagnostics) {
        steps.append(.value(name: name, isEscaped: tag.kind == .value))
      }
    case .partial:
      steps.append(.partial(reference: reference(of: tag)))
    case .section:
      let name = name(of: tag, diagnostics: &diagnostics)
      open(name.map { isFit(tag) ? .fit(name: $0) : .section(name: $0) } ?? .faulty, tag)
    case .invertedSection:
      let name = name(of: tag, diagnostics: &diagnostics)
      open(name.map { .invertedSection(name: $0) } ?? .faulty, tag)
    case .parent:
      open(.parent(reference: reference(of: tag)), tag)
    case .block:
      openBlock(tag, before: following)
    case .end:
      close(tag, diagnostics: &diagnostics)
    }
  }

  /// The index of the name in `tag`; nil if it is none, which is reported.
  private mutating func name(of tag: Tag, diagnostics: inout Diagnostics) -> Int? {
    let text = text(tag.name)
    guard let name = TemplateName(text, range: tag.name) else {
      diagnostics.error(.emptyPart(of: text), at: file.place(of: tag.name))
      return nil
    }
    names.append(name)
    return names.count - 1
  }

  private mutating func reference(of tag: Tag) -> Int {
    let indentation: Range<Int>? =
      switch tag.standing {
      case .inline: nil
      case .alone(let indentation, _): withoutRemovedIndentation(indentation)
      }
    references.append(
      TemplateReference(name: text(tag.name), range: tag.name, indentation: indentation))
    return references.count - 1
  }
}

extension Diagnostic.Message {
  fileprivate static func tooDeep(limit: Int) -> Self {
    "tags are nested more than \(limit) deep"
  }

  fileprivate static func emptyPart(of name: String) -> Self {
    "name '\(name)' has an empty part"
  }
}
