import ChirpYAML

/// The events of a text in the notation of the YAML test suite, a line each.
///
/// - Throws: `SyntaxFault`.
func eventDump(_ bytes: [UInt8]) throws -> [String] {
  let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
  return try text.withUnsafeBufferPointer { text in
    var events = EventStream(reading: text)
    var lines: [String] = []
    while true {
      let event = try events.next()
      lines.append(event.dump)
      if case .streamEnd = event.kind { return lines }
    }
  }
}

extension Event {
  fileprivate var dump: String {
    switch kind {
    case .streamStart: "+STR"
    case .streamEnd: "-STR"
    case .documentStart(let isExplicit): isExplicit ? "+DOC ---" : "+DOC"
    case .documentEnd(let isExplicit): isExplicit ? "-DOC ..." : "-DOC"
    case .sequenceStart(let isFlow): "+SEQ" + (isFlow ? " []" : "") + properties
    case .sequenceEnd: "-SEQ"
    case .mappingStart(let isFlow): "+MAP" + (isFlow ? " {}" : "") + properties
    case .mappingEnd: "-MAP"
    case .alias(let name): "=ALI *\(name)"
    case .scalar(let scalar): "=VAL" + properties + " " + scalar.style.mark + scalar.text.escaped
    }
  }

  private var properties: String {
    (anchor.map { " &\($0)" } ?? "") + (tag.map { " <\($0)>" } ?? "")
  }
}

extension Scalar.Style {
  fileprivate var mark: String {
    switch self {
    case .plain: ":"
    case .singleQuoted: "'"
    case .doubleQuoted: "\""
    case .literal: "|"
    case .folded: ">"
    }
  }
}

extension String {
  fileprivate var escaped: String {
    unicodeScalars.map { scalar in
      switch scalar {
      case "\\": "\\\\"
      case "\n": "\\n"
      case "\t": "\\t"
      case "\r": "\\r"
      case "\u{8}": "\\b"
      case "\0": "\\0"
      default: String(scalar)
      }
    }.joined()
  }
}
