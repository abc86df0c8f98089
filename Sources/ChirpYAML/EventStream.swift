import CLibYAML
import ChirpDiagnostics

/// libyaml's parser over a text in UTF-8: the only part that knows the C library.
///
/// It reads from the memory of the text, and is to be used within the scope in which that is valid.
package struct EventStream: ~Copyable {
  // libyaml keeps a pointer to the parser in itself, so it may not move.
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let event: UnsafeMutablePointer<yaml_event_t>
  private let editorLines: EditorLines?

  /// Starts at the first byte of `text`, which is to have no byte order mark.
  package init(reading text: UnsafeBufferPointer<UInt8>) {
    parser = .allocate(capacity: 1)
    event = .allocate(capacity: 1)
    event.initialize(to: yaml_event_t())
    editorLines = EditorLines(text)
    // If this fails for want of memory, the first step says so.
    yaml_parser_initialize(parser)
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, text.baseAddress, text.count)
  }

  deinit {
    yaml_event_delete(event)
    yaml_parser_delete(parser)
    event.deallocate()
    parser.deallocate()
  }

  /// Goes to the next event, and says whether there is one behind it. To be called no more once
  /// there is none.
  mutating func advance() throws(SyntaxFault) -> Bool {
    yaml_event_delete(event)
    guard yaml_parser_parse(parser, event) == 1, event.pointee.type != YAML_NO_EVENT else {
      throw fault
    }
    return event.pointee.type != YAML_STREAM_END_EVENT
  }

  /// The next event; behind `streamEnd` there is none.
  package mutating func next() throws(SyntaxFault) -> Event {
    _ = try advance()
    let kind: Event.Kind
    var tag: String?
    var anchor: String?
    switch event.pointee.type {
    case YAML_SCALAR_EVENT:
      let scalar = event.pointee.data.scalar
      kind = .scalar(
        Scalar(Self.text(scalar.value, scalar.length), style: Self.style(scalar.style)))
      tag = Self.text(scalar.tag)
      anchor = Self.text(scalar.anchor)
    case YAML_SEQUENCE_START_EVENT:
      let sequence = event.pointee.data.sequence_start
      kind = .sequenceStart(isFlow: sequence.style == YAML_FLOW_SEQUENCE_STYLE)
      tag = Self.text(sequence.tag)
      anchor = Self.text(sequence.anchor)
    case YAML_MAPPING_START_EVENT:
      let mapping = event.pointee.data.mapping_start
      kind = .mappingStart(isFlow: mapping.style == YAML_FLOW_MAPPING_STYLE)
      tag = Self.text(mapping.tag)
      anchor = Self.text(mapping.anchor)
    case YAML_SEQUENCE_END_EVENT:
      kind = .sequenceEnd
    case YAML_MAPPING_END_EVENT:
      kind = .mappingEnd
    case YAML_ALIAS_EVENT:
      kind = .alias(Self.text(event.pointee.data.alias.anchor) ?? "")
    case YAML_DOCUMENT_START_EVENT:
      kind = .documentStart(isExplicit: event.pointee.data.document_start.implicit == 0)
    case YAML_DOCUMENT_END_EVENT:
      kind = .documentEnd(isExplicit: event.pointee.data.document_end.implicit == 0)
    case YAML_STREAM_START_EVENT:
      kind = .streamStart
    default:
      kind = .streamEnd
    }
    return Event(
      kind: kind, tag: tag, anchor: anchor, start: location(event.pointee.start_mark),
      end: location(event.pointee.end_mark))
  }

  private var fault: SyntaxFault {
    let parser = parser.pointee
    guard let problem = parser.problem else {
      return SyntaxFault(
        problem: "out of memory", place: .location(location(parser.mark)),
        contextLocation: location(parser.mark))
    }
    return SyntaxFault(
      problem: String(cString: problem),
      place: parser.error == YAML_READER_ERROR
        ? .byte(offset: parser.problem_offset, value: UInt32(exactly: parser.problem_value))
        : .location(location(parser.problem_mark)),
      context: parser.context.map { String(cString: $0) },
      contextLocation: location(parser.context_mark))
  }

  private func location(_ mark: yaml_mark_t) -> SourceLocation {
    if let editorLines {
      return editorLines.location(index: mark.index, line: mark.line, column: mark.column)
    }
    return SourceLocation(
      line: UInt32(truncatingIfNeeded: mark.line) + 1,
      column: UInt32(truncatingIfNeeded: mark.column) + 1)
  }

  private static func text(_ start: UnsafePointer<UInt8>?, _ count: Int) -> String {
    String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  private static func text(_ start: UnsafePointer<UInt8>?) -> String? {
    start.map { String(cString: $0) }
  }

  private static func style(_ style: yaml_scalar_style_t) -> Scalar.Style {
    switch style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
    case YAML_LITERAL_SCALAR_STYLE: .literal
    case YAML_FOLDED_SCALAR_STYLE: .folded
    default: .plain
    }
  }
}
