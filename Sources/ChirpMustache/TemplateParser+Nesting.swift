import ChirpDiagnostics

/// What opens and closes.
extension TemplateParser {
  mutating func open(_ kind: OpenTag.Kind, _ tag: Tag) {
    openTags.append(
      OpenTag(
        kind: kind, tag: tag, name: text(tag.name), step: steps.count,
        outerIndentation: removedIndentation))
    // Prints nothing, and gives way to the step that `finishInnermost` makes.
    steps.append(.text(tag.range.lowerBound..<tag.range.lowerBound))
  }

  mutating func openBlock(_ tag: Tag, before following: ArraySlice<Token>) {
    let start = tag.range.lowerBound
    var indentation = start..<start
    var contentIndentation: Range<Int>?
    if case .alone(let ownIndentation, _) = tag.standing {
      contentIndentation = self.contentIndentation(following)
      indentation = withoutRemovedIndentation(contentIndentation ?? ownIndentation)
    }
    blocks.append(
      TemplateBlock(
        name: text(tag.name), range: tag.name, indentation: indentation, startsLine: tag.isAlone,
        lineBreak: start..<start))
    let isFilling = if case .parent = openTags.last?.kind { true } else { false }
    open(.block(block: blocks.count - 1), tag)
    if isFilling, let contentIndentation {
      removedIndentation = contentIndentation
    }
  }

  /// The blanks in front of the first line of a block that is not empty; nil if the block has no
  /// such line.
  private func contentIndentation(_ content: ArraySlice<Token>) -> Range<Int>? {
    for token in content {
      switch token {
      case .text(let range, let startsLine):
        guard startsLine else { continue }
        return range.lowerBound..<range.lowerBound
          + file.bytes[range].prefix(while: ASCII.isBlank).count
      case .tag(let tag):
        guard case .alone(let indentation, _) = tag.standing, tag.kind != .end else { return nil }
        return indentation
      }
    }
    return nil
  }

  /// Ends the innermost tag with the name of `end`. If none has it, the name is taken for a
  /// misspelling of the innermost one, so that one slip is one error.
  mutating func close(_ end: Tag, diagnostics: inout Diagnostics) {
    guard let innermost = openTags.last else {
      diagnostics.error(.nothingOpen(end: text(end.name)), at: file.place(of: end.range))
      return
    }
    let endName = text(end.name)
    guard let index = openTags.lastIndex(where: { $0.name == endName }) else {
      diagnostics.error(
        .wrongEnd(expected: innermost.name, found: endName), at: file.place(of: end.range),
        notes: [
          Diagnostic.Note(.opening(of: innermost.name), at: file.place(of: innermost.tag.range))
        ])
      finishInnermost(end)
      return
    }
    for unclosed in openTags[(index + 1)...] {
      diagnostics.error(
        .unclosed(unclosed), at: file.place(of: unclosed.tag.range),
        notes: [Diagnostic.Note(.end(of: endName), at: file.place(of: end.range))])
    }
    while openTags.count > index {
      finishInnermost(end)
    }
  }

  func reportOpenTags(diagnostics: inout Diagnostics) {
    guard !openTags.isEmpty else { return }
    let end = file.bytes.count
    let note = Diagnostic.Note(.endOfTemplate, at: file.place(of: end..<end))
    for unclosed in openTags {
      diagnostics.error(
        .unclosed(unclosed), at: file.place(of: unclosed.tag.range), notes: [note])
    }
  }

  /// Makes the step of the innermost open tag. One with a fault has no step, only content.
  private mutating func finishInnermost(_ end: Tag) {
    let open = openTags.removeLast()
    removedIndentation = open.outerIndentation
    switch open.kind {
    case .section(let name):
      steps[open.step] = .section(name: name, end: steps.count)
    case .invertedSection(let name):
      steps[open.step] = .invertedSection(name: name, end: steps.count)
    case .fit(let name):
      let isAlone = open.tag.isAlone && end.isAlone
      steps[open.step] = .fit(name: name, isAlone: isAlone, end: steps.count)
    case .parent(let reference):
      steps[open.step] = .parent(reference: reference, end: steps.count)
    case .block(let block):
      if case .alone(_, let lineBreak) = end.standing {
        blocks[block].lineBreak = lineBreak
      }
      steps[open.step] = .block(block: block, end: steps.count)
    case .faulty:
      break
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func nothingOpen(end name: String) -> Self {
    "end of '\(name)', which is not open"
  }

  fileprivate static func wrongEnd(expected: String, found: String) -> Self {
    "expected the end of '\(expected)', not of '\(found)'"
  }

  fileprivate static func unclosed(_ open: OpenTag) -> Self {
    switch open.kind {
    case .section, .invertedSection, .fit, .faulty: "section '\(open.name)' has no end"
    case .parent: "parent '\(open.name)' has no end"
    case .block: "block '\(open.name)' has no end"
    }
  }

  fileprivate static func opening(of name: String) -> Self {
    "'\(name)' is opened here"
  }

  fileprivate static func end(of name: String) -> Self {
    "'\(name)' ends here"
  }

  fileprivate static var endOfTemplate: Self {
    "the template ends here"
  }
}
