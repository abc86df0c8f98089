import ChirpDiagnostics

extension Fault {
  /// What libyaml found, in the words of this project, with the beginning of what it was reading.
  init(_ fault: SyntaxFault, in file: SourceFile) {
    switch fault.place {
    case .byte(let offset, let value):
      self.init(unreadable: fault, value: value, at: offset + file.byteOrderMarkCount, in: file)
    case .location(let location):
      self.init(
        message: fault.message(at: location, in: file), range: file.range(at: location),
        notes: fault.notes(at: location, in: file))
    }
  }

  private init(unreadable fault: SyntaxFault, value: UInt32, at offset: Int, in file: SourceFile) {
    let range = file.range(at: file.location(ofByte: offset))
    if fault.problem != "control characters are not allowed" {
      self.init(
        message: .notUTF8(fault.problem, value), range: range, notes: [.init(.saveAsUTF8)])
    } else if value == 0xFEFF {
      self.init(message: .markInText, range: range)
    } else {
      self.init(message: .notPrintable(value), range: range, notes: [.init(.escape(value))])
    }
  }
}

extension SyntaxFault {
  fileprivate func message(at location: SourceLocation, in file: SourceFile)
    -> Diagnostic.Message
  {
    switch problem {
    case "found character that cannot start any token":
      let character = file.text(ofLine: location).dropFirst(Int(location.column) - 1).first
      return character.map { $0 == "\t" ? .tab : .cannotBegin(with: $0) } ?? .unexpectedEnd
    case "found a tab character where an indentation space is expected",
      "found a tab character that violates indentation":
      return .tab
    default:
      return Diagnostic.Message(stringLiteral: Self.words[problem] ?? problem)
    }
  }

  fileprivate func notes(at location: SourceLocation, in file: SourceFile) -> [Diagnostic.Note] {
    var notes: [Diagnostic.Note] = []
    if let quoted = QuotedExpression(around: location, in: file) {
      notes.append(.init(.quote(quoted.text), at: quoted.range))
    } else if let advice = advice(at: location, in: file) {
      notes.append(.init(advice))
    }
    if let context, let beginning = Self.beginnings[context], contextLocation != location {
      notes.append(
        .init(Diagnostic.Message(stringLiteral: beginning), at: file.range(at: contextLocation)))
    }
    return notes
  }

  /// What to do about it, where that can be said.
  private func advice(at location: SourceLocation, in file: SourceFile) -> Diagnostic.Message? {
    switch problem {
    case "mapping values are not allowed in this context":
      "indent it as its neighbours, or quote the text that the ':' belongs to"
    case "mapping keys are not allowed in this context", "found unexpected ':'":
      "quote the text that it belongs to"
    case "block sequence entries are not allowed in this context":
      "begin the list on a line of its own"
    case "found unknown escape character":
      "write '\\\\' for a backslash, or use single quotes"
    case "did not find expected alphabetic or numeric character":
      "quote a text that begins with '*' or '&'"
    case "found character that cannot start any token":
      message(at: location, in: file) == .tab ? .indentWithSpaces : "quote the text"
    case "found a tab character where an indentation space is expected",
      "found a tab character that violates indentation":
      .indentWithSpaces
    default: nil
    }
  }

  /// What is said in place of libyaml's words for a problem.
  private static let words = [
    "block sequence entries are not allowed in this context": "a '-' is not allowed here",
    "could not find expected ':'": "expected ':' behind a key",
    "did not find expected ',' or ']'": "expected ',' or ']'",
    "did not find expected ',' or '}'": "expected ',' or '}'",
    "did not find expected '-' indicator": "expected the '-' of a list's next element",
    "did not find expected <document start>": "expected the end of the document",
    "did not find expected alphabetic or numeric character":
      "expected a name of letters, digits, '-' and '_'",
    "did not find expected comment or line break": "expected a comment or the end of the line",
    "did not find expected hexdecimal number": "expected a hexadecimal digit",
    "did not find expected key": "expected a key of the mapping",
    "did not find expected node content": "expected a value",
    "did not find expected whitespace": "expected a blank",
    "did not find expected whitespace or line break": "expected a blank or the end of the line",
    "found an indentation indicator equal to 0": "an indentation of 0 is not allowed",
    "found duplicate %TAG directive": "this handle is given twice",
    "found duplicate %YAML directive": "%YAML is given twice",
    "found incompatible YAML document": "only YAML 1.1 and 1.2 are read",
    "found invalid Unicode character escape code": "this escape is no Unicode character",
    "found undefined tag handle": "no %TAG declares the prefix of this tag",
    "found unexpected ':'": "a ':' is not allowed here",
    "found unexpected document indicator":
      "a line of a quoted text cannot begin with '---' or '...'",
    "found unexpected end of stream": "the quoted text does not end",
    "found unknown directive name": "only the directives %YAML and %TAG are read",
    "found unknown escape character": "no such escape exists in a double-quoted text",
    "mapping keys are not allowed in this context": "a '?' is not allowed here",
    "mapping values are not allowed in this context": "a mapping cannot begin here",
  ]

  /// What is said of the place at which that began.
  private static let beginnings = [
    "while parsing a block collection": "the list begins here",
    "while parsing a block mapping": "the mapping begins here",
    "while parsing a block node": "the value begins here",
    "while parsing a flow mapping": "the '{' is here",
    "while parsing a flow node": "the value begins here",
    "while parsing a flow sequence": "the '[' is here",
    "while parsing a node": "the value begins here",
    "while parsing a quoted scalar": "the quoted text begins here",
    "while scanning a %TAG directive": "the directive begins here",
    "while scanning a %YAML directive": "the directive begins here",
    "while scanning a block scalar": "the block of text begins here",
    "while scanning a directive": "the directive begins here",
    "while scanning a plain scalar": "the text begins here",
    "while scanning a quoted scalar": "the quoted text begins here",
    "while scanning a simple key": "the key begins here",
    "while scanning a tag": "the tag begins here",
    "while scanning an alias": "the alias begins here",
    "while scanning an anchor": "the anchor begins here",
  ]
}

extension Diagnostic.Message {
  fileprivate static let tab: Self = "a tab is used for indentation"
  fileprivate static let indentWithSpaces: Self = "indent with spaces"
  fileprivate static let unexpectedEnd: Self = "expected a value"

  fileprivate static func cannotBegin(with character: Unicode.Scalar) -> Self {
    "a text without quotes cannot begin with '\(character)'"
  }

  fileprivate static func quote(_ text: String) -> Self {
    "quote it: \(text)"
  }

  fileprivate static func notUTF8(_ problem: String, _ byte: UInt32) -> Self {
    "this is not text in UTF-8: \(problem) (0x\(hexadecimal(byte, digits: 2)))"
  }

  fileprivate static let markInText: Self =
    "a byte order mark is allowed only at the start of a file"

  fileprivate static func notPrintable(_ value: UInt32) -> Self {
    "the character U+\(hexadecimal(value, digits: 4)) is not allowed in a file"
  }

  fileprivate static func escape(_ value: UInt32) -> Self {
    "write it as \"\\u\(hexadecimal(value, digits: 4))\", in double quotes"
  }

  private static func hexadecimal(_ value: UInt32, digits: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
  }
}
