import ChirpYAML
import Testing

@Suite struct SyntaxErrorTests {
  @Test(arguments: ["a:\n\tb: 1\n", "a:\n  b: 1\n\tc: d\n", "a: |\n\tb\n", "\ta: 1\n"])
  func namesATabUsedForIndentation(text: String) {
    let lines = Composition(text).report.split(separator: "\n")
    #expect(lines.first?.hasSuffix(":1: error: a tab is used for indentation") == true)
    #expect(lines.contains("note: indent with spaces"))
  }

  @Test func pointsAtTheTabAndAtTheBeginning() {
    #expect(
      Composition("a: b\n\tc: d\n").report == """
        a.yaml:2:1: error: a tab is used for indentation
            2 | \tc: d
              | ^
        note: indent with spaces
        a.yaml:1:4: note: the text begins here
            1 | a: b
              |    ^

        """)
  }

  @Test(
    arguments: [
      (
        "a: [1, 2\nb: 3\n", "1:4: error: this '[' is not closed",
        ["2:2: note: it is still open here"]
      ),
      (
        "a: [1, 2\n  b: 3\n", "2:4: error: expected ',' or ']'",
        ["2:3: note: a ',' is missing in front of 'b'", "1:4: note: the '[' is here"]
      ),
      (
        "a: {b: 1\nc: 3\n", "1:4: error: this '{' is not closed",
        ["2:2: note: it is still open here"]
      ),
      ("a: {b: 1\n", "1:4: error: this '{' is not closed", []),
      ("a: [b # c\n\n", "1:4: error: this '[' is not closed", []),
      ("a: 'x\nb: 1\n", "1:4: error: this quoted text does not end", []),
      ("a: 1\nfoo\nb: 2\n", "2:1: error: expected ':' behind this key", []),
      (
        "a:\n  b: 3\n c: 1\n", "3:2: error: expected a key, indented as the others of its mapping",
        ["1:1: note: the mapping begins here"]
      ),
      (
        "- a\nb: 1\n", "2:1: error: expected a '-', indented as the others of its list",
        ["1:1: note: the list begins here"]
      ),
      (
        "a: \"x\" y\n", "1:8: error: this cannot follow the value in front of it",
        ["1:1: note: the mapping begins here"]
      ),
      (
        "a: b: c\n", "1:5: error: a mapping cannot begin here",
        [
          "1:4: note: put a mapping into braces, { b: c }, or on lines of its own; "
            + "quote a text: \"b: c\""
        ]
      ),
      (
        "a: - b\n", "1:4: error: a '-' is not allowed here",
        ["note: begin the list on a line of its own"]
      ),
      (
        "a: ? b\n", "1:4: error: a '?' is not allowed here",
        ["note: quote the text that it belongs to"]
      ),
      (
        "a: @b\n", "1:4: error: a text without quotes cannot begin with '@'",
        ["note: quote the text: \"@b\""]
      ),
      (
        "a: { %b c: @d }\n", "1:6: error: a text without quotes cannot begin with '%'",
        ["note: quote the text: \"%b c\""]
      ),
      (
        "a: `b\" # c\n", "1:4: error: a text without quotes cannot begin with '`'",
        ["note: quote the text: '`b\"'"]
      ),
      (
        "a: */*\n", "1:5: error: expected a name of letters, digits, '-' and '_'",
        ["note: quote a text that begins with '*' or '&'", "1:4: note: the alias begins here"]
      ),
      (
        #"a: "\d""#, "1:5: error: no such escape exists in a double-quoted text",
        [
          #"note: write '\\' for a backslash, or use single quotes"#,
          "1:4: note: the quoted text begins here",
        ]
      ),
      (
        "a: | x\n  y", "1:6: error: expected a comment or the end of the line",
        ["1:4: note: the block of text begins here"]
      ),
      ("a: !x!y z\n", "1:4: error: no %TAG declares the prefix of this tag", []),
      ("a: }\n", "1:4: error: expected a value", []),
      ("[a]\nb: 1\n", "2:1: error: expected the end of the document", []),
      ("%YAML 3.0\n--- a", "1:1: error: only YAML 1.1 and 1.2 are read", []),
      (
        "a: !<x\n", "1:7: error: did not find the expected '>'",
        ["1:4: note: the tag begins here"]
      ),
    ] as [(String, String, [String])])
  func isInWords(text: String, error: String, notes: [String]) {
    let composition = Composition(text)
    #expect(composition.node == nil)
    let headers = composition.report.split(separator: "\n")
      .filter { !$0.contains(" | ") && !$0.hasSuffix(" |") }
      .map { $0.hasPrefix("a.yaml:") ? String($0.dropFirst(7)) : String($0) }
    #expect(headers == [error] + notes)
  }

  @Test(arguments: [
    ("a:\n  b: [Post]?\n  c: d\n", "2:6", "[Post]?"),
    ("a: { b: [Post]?, c: Int }\n", "1:9", "[Post]?"),
    ("a: { b: [Post]? }\n", "1:9", "[Post]?"),
    ("a: {b: {c: [Post]?}}\n", "1:12", "[Post]?"),
    ("a:\n  b: Page<[String: Int]>  # c\n", "2:6", "Page<[String: Int]>"),
    ("a: { b: Page<[String: Int]>, c: Int }\n", "1:9", "Page<[String: Int]>"),
    ("a: { b: [String: [Post]]?, c: Int }\n", "1:9", "[String: [Post]]?"),
    ("a:\n  b: [String] = []  # c\n", "2:6", "[String] = []"),
    ("a:\n  - [Post]?\n", "2:5", "[Post]?"),
    ("response: [Post]?", "1:11", "[Post]?"),
    ("a: [Post].Element\nb: 1\n", "1:4", "[Post].Element"),
    ("a: [[Post]?]\n", "1:4", "[[Post]?]"),
    ("a: [Int, [Post]?]\n", "1:10", "[Post]?"),
    ("[Post]?", "1:1", "[Post]?"),
  ])
  func showsAnExpressionInQuotes(text: String, place: String, expression: String) {
    let notes = Composition(text).report.split(separator: "\n").filter { $0.contains("quote") }
    #expect(notes == ["a.yaml:\(place): note: quote it: \"\(expression)\""])
  }

  @Test(arguments: [
    ("a: { b: Int c: Int }\n", "1:13", "c"), ("a: { b: Int; c: Int }\n", "1:14", "c"),
    ("a:\n  b: { c: d,\n    e: f # g\n    h: i }\n", "4:5", "h"),
    ("a:\n  b: { c: d,\n    e: f\n    h: i }\n", "4:5", "h"),
  ])
  func namesAMissingComma(text: String, place: String, key: String) {
    let notes = Composition(text).report.split(separator: "\n").filter { $0.contains("note") }
    #expect(notes.first == "a.yaml:\(place): note: a ',' is missing in front of '\(key)'")
  }

  @Test(arguments: [
    (#"a: { b: "say "hi"", c: d }"#, "1:9", #"'say "hi"'"#),
    (#"a: { b: "say "hi", you", c: d }"#, "1:9", #"'say "hi", you'"#),
    (#"a: "say "hi" and 'ho'""#, "1:4", #"'say "hi" and ''ho'''"#),
    ("a: String = b: c  # d\n", "1:4", #""String = b: c""#),
    ("a: { b: [String: Int] = {} }", "1:9", #""[String: Int] = {}""#),
    (#"a: { b: [String] = ["x"], c: d }"#, "1:9", #"'[String] = ["x"]'"#),
  ])
  func showsAValueInOtherQuotes(text: String, place: String, quoted: String) {
    let notes = Composition(text).report.split(separator: "\n").filter { $0.contains("quote it") }
    #expect(notes == ["a.yaml:\(place): note: quote it: \(quoted)"])
  }

  @Test(arguments: [
    (
      "a: { route: DELETE /notes/{noteID}, path: { noteID: UUID } }\n", "1:13",
      #""DELETE /notes/{noteID}""#
    ),
    ("a: {b: c, route: GET /a/{b}/c{d}.json}\n", "1:18", #""GET /a/{b}/c{d}.json""#),
    ("a: { b: x{y, z} }\n", "1:9", #""x{y, z}""#),
    ("a: { b: it's {\"x\"} }\n", "1:9", #"'it''s {"x"}'"#),
    ("a: [x, y {z}]\n", "1:8", #""y {z}""#),
  ])
  func showsATextWithBracesInQuotes(text: String, place: String, quoted: String) {
    let notes = Composition(text).report.split(separator: "\n").filter { $0.contains("quote") }
    #expect(notes == ["a.yaml:\(place): note: quote it: \(quoted)"])
  }

  @Test(arguments: [
    ("a: { c: String = #fff, d: Int }\nb: 1\n", "1:9", #""String = #fff""#),
    ("a: { c: String = #fff }\n", "1:9", #""String = #fff""#),
    ("a: { c: #fff, d: Int }\nb: { c: 1 }\n", "1:9", ##""#fff""##),
    ("a: {\n  b: c, # d\n  e: f = #g,\n  h: i }\n", "3:6", #""f = #g""#),
    ("a: [x, y #z]\nb: 1\n", "1:8", #""y #z""#),
  ])
  func showsATextCutByACommentInQuotes(text: String, place: String, quoted: String) {
    let notes = Composition(text).report.split(separator: "\n").filter { $0.contains("quote") }
    #expect(
      notes == [
        "a.yaml:\(place): note: YAML takes ' #' and what follows for a comment; quote it: \(quoted)"
      ])
  }

  @Test(arguments: [
    ("a:\n  id:Int\n  b: Int\n", "2:3", "id"), ("a: 1\nb:2\nc: 3\n", "2:1", "b"),
    ("a:Int\n  b: 1\nc: 1\n", "1:1", "a"),
  ])
  func namesAMissingBlank(text: String, place: String, key: String) {
    let composition = Composition(text)
    #expect(composition.node == nil)
    let notes = composition.report.split(separator: "\n").filter { $0.contains("note") }
    #expect(notes.first == "a.yaml:\(place): note: a blank is missing behind '\(key):'")
  }

  @Test(arguments: [
    "a: [b]: c\n", "a: {b: c, # d\n  e f: g {h: 1}\ni: 2\n", "a: { b: c # d\n  e: f }\n",
    "a: http://x\n b: c\n", "a: {b: 'x'{c}}\n", "a: {b: c: d {e}}\n", "a: [b]]\n", "a: ['x'] y\n",
    "a: {b: c} d\n", "a: [b, c\nd: e\n",
  ])
  func showsNoQuotesAroundWhatIsNoExpression(text: String) {
    let composition = Composition(text)
    #expect(composition.node == nil)
    #expect(!composition.report.contains("quote it"))
  }

  @Test func endsTheFileAtTheFirst() {
    #expect(
      Composition("a: 1\na: 2\nb: @\nc: @\n").report == """
        a.yaml:2:1: error: key 'a' is given twice
            2 | a: 2
              | ^
        a.yaml:1:1: note: it is first given here
            1 | a: 1
              | ^
        a.yaml:3:4: error: a text without quotes cannot begin with '@'
            3 | b: @
              |    ^
        note: quote the text: "@"

        """)
  }
}
