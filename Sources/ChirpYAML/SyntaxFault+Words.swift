import ChirpDiagnostics

extension SyntaxFault {
  /// Whether the place to look at is that where the context begins: what is missing behind it is
  /// noticed lines below.
  var isOfItsContext: Bool {
    problem == "could not find expected ':'" || problem == "found unexpected end of stream"
  }

  /// What is said in place of libyaml's words for the problem.
  var words: Diagnostic.Message {
    switch problem {
    case "block sequence entries are not allowed in this context": "a '-' is not allowed here"
    case "could not find expected ':'": "expected ':' behind this key"
    case "did not find expected ',' or ']'": "expected ',' or ']'"
    case "did not find expected ',' or '}'": "expected ',' or '}'"
    case "did not find expected '-' indicator":
      "expected a '-', indented as the others of its list"
    case "did not find expected <document start>": "expected the end of the document"
    case "did not find expected alphabetic or numeric character":
      "expected a name of letters, digits, '-' and '_'"
    case "did not find expected comment or line break":
      "expected a comment or the end of the line"
    case "did not find expected hexdecimal number": "expected a hexadecimal digit"
    case "did not find expected key": "expected a key, indented as the others of its mapping"
    case "did not find expected node content": "expected a value"
    case "did not find expected whitespace": "expected a blank"
    case "did not find expected whitespace or line break":
      "expected a blank or the end of the line"
    case "found a tab character that violates indentation",
      "found a tab character where an indentation space is expected",
      "found character that cannot start any token":
      "a tab is used for indentation"
    case "found an indentation indicator equal to 0": "an indentation of 0 is not allowed"
    case "found duplicate %TAG directive": "this handle is given twice"
    case "found duplicate %YAML directive": "%YAML is given twice"
    case "found incompatible YAML document": "only YAML 1.1 and 1.2 are read"
    case "found invalid Unicode character escape code": "this escape is no Unicode character"
    case "found undefined tag handle": "no %TAG declares the prefix of this tag"
    case "found unexpected ':'": "a ':' is not allowed here"
    case "found unexpected document indicator":
      "a line of a quoted text cannot begin with '---' or '...'"
    case "found unexpected end of stream": "this quoted text does not end"
    case "found unknown directive name": "only the directives %YAML and %TAG are read"
    case "found unknown escape character": "no such escape exists in a double-quoted text"
    case "mapping keys are not allowed in this context": "a '?' is not allowed here"
    case "mapping values are not allowed in this context": "a mapping cannot begin here"
    default: Diagnostic.Message(stringLiteral: problem)
    }
  }

  /// What to do about it, where that can be said.
  var advice: Diagnostic.Message? {
    switch problem {
    case "block sequence entries are not allowed in this context":
      "begin the list on a line of its own"
    case "did not find expected alphabetic or numeric character":
      "quote a text that begins with '*' or '&'"
    case "found a tab character that violates indentation",
      "found a tab character where an indentation space is expected",
      "found character that cannot start any token":
      "indent with spaces"
    case "found unknown escape character":
      "write '\\\\' for a backslash, or use single quotes"
    case "mapping keys are not allowed in this context", "found unexpected ':'":
      "quote the text that it belongs to"
    case "mapping values are not allowed in this context":
      "indent it as its neighbours, or quote the text that the ':' belongs to"
    default: nil
    }
  }

  /// What is said of the place at which the context began.
  var beginning: Diagnostic.Message? {
    switch context {
    case "while parsing a block collection": "the list begins here"
    case "while parsing a block mapping": "the mapping begins here"
    case "while parsing a flow mapping": "the '{' is here"
    case "while parsing a flow sequence": "the '[' is here"
    case "while parsing a block node", "while parsing a flow node", "while parsing a node":
      "the value begins here"
    case "while parsing a quoted scalar", "while scanning a quoted scalar":
      "the quoted text begins here"
    case "while scanning a %TAG directive", "while scanning a %YAML directive",
      "while scanning a directive":
      "the directive begins here"
    case "while scanning a block scalar": "the block of text begins here"
    case "while scanning a plain scalar": "the text begins here"
    case "while scanning a tag": "the tag begins here"
    case "while scanning an alias": "the alias begins here"
    case "while scanning an anchor": "the anchor begins here"
    default: nil
    }
  }
}
