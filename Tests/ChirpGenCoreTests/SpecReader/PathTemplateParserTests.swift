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
  func parses(path: String, parts: [String]) throws {
    let template = try parser(path).parse()
    #expect(template.parts.map(Self.describe) == parts)
    #expect(template.range.columns == "0-\(path.unicodeScalars.count)")
  }

  @Test(arguments: [
    ("/a{b", "the parameter that begins here is not closed by '}'", 2),
    ("/{a/b}", "the parameter that begins here is not closed by '}'", 1),
    ("/{a{b}}", "the parameter that begins here is not closed by '}'", 1),
    ("/{a b}", "the parameter that begins here is not closed by '}'", 1),
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
    let failure = #expect(throws: PathTemplateParser.Failure.self) { try parser(path).parse() }
    #expect(failure?.message.text == message)
    #expect(failure?.offset == offset)
  }

  @Test func placesCountFromWhereThePathBegins() throws {
    let template = try parser("/{id}", at: 4).parse()
    #expect(template.parts.map(Self.describe) == ["/", "{id@6-8}"])
    #expect(template.range.columns == "4-9")
  }

  @Test(arguments: ["/", "/users/{userID}/profile", "/files/{name}.json", "/{a}{b}"])
  func textIsThePathAsItIsWritten(path: String) throws {
    #expect(try parser(path).parse().text == path)
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
