import ChirpDiagnostics
import Testing

@testable import ChirpGenCore

@Suite struct PathTemplateParserTests {
  /// What is parsed, with the columns of each parameter's name.
  @Test(arguments: [
    ("/", ["/"]),
    ("/lists/", ["/lists/"]),
    ("/users/{userID}/profile", ["/users/", "{userID@8-14}", "/profile"]),
    ("/files/{name}.json", ["/files/", "{name@8-12}", ".json"]),
    ("/{a}{b}", ["/", "{a@2-3}", "{b@5-6}"]),
    ("/{a}..{b}", ["/", "{a@2-3}", "..", "{b@7-8}"]),
    ("/results/{run-id}", ["/results/", "{run-id@10-16}"]),
    ("/ü/{名前}/é", ["/ü/", "{名前@4-6}", "/é"]),
    ("/a%20b;c=d,e:f@g!", ["/a%20b;c=d,e:f@g!"]),
    ("/.../.a/%2Ea/a..", ["/.../.a/%2Ea/a.."]),
    ("/👍🏽/{x}", ["/👍🏽/", "{x@5-6}"]),
  ])
  func parses(path: String, parts: [String]) {
    var parser = parser(path)
    let template = parser.parse()
    #expect(parser.faults.isEmpty)
    #expect(template.isWhole)
    #expect(template.parts.map(Self.describe) == parts)
    #expect(template.range.columns == "0-\(path.unicodeScalars.count)")
  }

  @Test(arguments: [
    ("/a{b", "the parameter that begins here is not closed by '}'", 2),
    ("/{a/b}", "the parameter that begins here is not closed by '}'", 1),
    ("/{a{b}}", "the parameter that begins here is not closed by '}'", 1),
    ("/{a b}", "a path has no blanks and no control characters", 3),
    ("/{a\u{85}}", "a path has no blanks and no control characters", 3),
    ("/a}", "'}' closes no parameter", 2),
    ("/{}", "the parameter has no name", 1),
    ("/a?b=c", "a path has no '?'", 2),
    ("/a#b", "a path has no '#'", 2),
    ("/a b", "a path has no blanks and no control characters", 2),
    ("/a\u{85}", "a path has no blanks and no control characters", 2),
    ("/a\u{2028}", "a path has no blanks and no control characters", 2),
    ("/a\u{202E}", "a path has no blanks and no control characters", 2),
    ("/a\u{7F}", "a path has no blanks and no control characters", 2),
    ("/../x", "a segment '..' is never sent, since it leads to another path", 1),
    ("/x/.", "a segment '.' is never sent, since it leads to another path", 3),
    ("/é/.%2E/x", "a segment '.%2E' is never sent, since it leads to another path", 3),
    ("/%2e", "a segment '%2e' is never sent, since it leads to another path", 1),
  ])
  func refuses(path: String, message: String, offset: Int) {
    var parser = parser(path)
    _ = parser.parse()
    #expect(parser.faults.map(\.message.text) == [message])
    #expect(parser.faults.map(\.offset) == [offset])
  }

  /// All that is wrong is told of, and what stands between is read.
  @Test(arguments: [
    ("/a}/b c/{id}", [2, 5], ["/a", "/b", "c/", "{id@9-11}"], true),
    ("/{}/{a}/{b/{c}", [1, 8], ["/", "/", "{a@5-6}", "/", "/", "{c@12-13}"], false),
    ("/./{x:int}/{y}", [1, 3], ["/./", "/", "{y@12-13}"], false),
    ("/{a/{b/{c}/}", [1, 4], ["/", "/"], false),
    ("/a\u{7F}\u{200B}b?{x} y#", [2, 5], ["/a", "b"], false),
  ])
  func goesOnBehindAFault(path: String, offsets: [Int], parts: [String], isWhole: Bool) {
    var parser = parser(path)
    let template = parser.parse()
    #expect(parser.faults.map(\.offset) == offsets)
    #expect(template.parts.map(Self.describe) == parts)
    #expect(template.isWhole == isWhole)
  }

  @Test func placesCountFromWhereThePathBegins() {
    var parser = parser("/{id}", at: 4)
    let template = parser.parse()
    #expect(template.parts.map(Self.describe) == ["/", "{id@6-8}"])
    #expect(template.range.columns == "4-9")
  }

  @Test(arguments: ["/", "/users/{userID}/profile", "/files/{name}.json", "/{a}{b}"])
  func textIsThePathAsItIsWritten(path: String) {
    var parser = parser(path)
    #expect(parser.parse().text == path)
  }

  private func parser(_ path: String, at start: Int = 0) -> PathTemplateParser {
    PathTemplateParser(path[...].unicodeScalars, at: start) { SourceRange(columns: $0) }
  }

  private static func describe(_ part: PathTemplate.Part) -> String {
    switch part {
    case .literal(let literal): literal
    case .parameter(let name): "{\(name.value)@\(name.range.columns)}"
    }
  }
}
