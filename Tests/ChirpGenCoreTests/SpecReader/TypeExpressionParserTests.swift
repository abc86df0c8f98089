import ChirpDiagnostics
import Testing

@testable import ChirpGenCore

@Suite struct TypeExpressionParserTests {
  /// What is parsed, written out with the columns of each part behind an `@`.
  @Test(arguments: [
    ("Post", "Post@0-4"),
    (" Post ", "Post@1-5"),
    ("Post?", "(Post@0-4)?@0-5"),
    ("[Post]", "[Post@1-5]@0-6"),
    ("[Post?]?", "([(Post@1-5)?@1-6]@0-7)?@0-8"),
    ("[String: Int]", "[String@1-7: Int@9-12]@0-13"),
    ("[ String :Int ]", "[String@2-8: Int@10-13]@0-15"),
    ("Page<Post>", "Page@0-4<Post@5-9>"),
    ("Pair< A,[B]? >", "Pair@0-4<A@6-7, ([B@9-10]@8-11)?@8-12>"),
    ("Page.Metadata", "Page.Metadata@0-13"),
    ("A<[B: C<D, E>]>?", "(A@0-1<[B@3-4: C@6-7<D@8-9, E@11-12>]@2-14>)?@0-16"),
    ("名前<ö>", "名前@0-2<ö@3-4>"),
  ])
  func parses(text: String, description: String) throws {
    var parser = parser(text)
    #expect(Self.describe(try parser.parse()) == description)
  }

  @Test(arguments: [
    ("", "a type is missing here", 0),
    ("  ", "a type is missing here", 2),
    ("[]", "']' does not belong into a type here", 1),
    ("[Post", "']' is missing here", 5),
    ("[A: B: C]", "']' is missing here", 5),
    ("[A, B]", "']' is missing here", 2),
    ("Page<", "a type is missing here", 5),
    ("Page<>", "'>' does not belong into a type here", 5),
    ("Page<A", "'>' is missing here", 6),
    ("Page<A>>", "'>' does not belong into a type here", 7),
    ("Post??", "one '?' is enough: an optional holds no optional", 5),
    ("A B", "'B' does not belong into a type here", 2),
    ("A, B", "',' does not belong into a type here", 1),
    ("(A)", "'(' does not belong into a type here", 0),
    ("A & B", "'&' does not belong into a type here", 2),
    ("A = 1", "'=' does not belong into a type here", 2),
    ("Page <A>", "'<' does not belong into a type here", 5),
  ])
  func refuses(text: String, message: String, offset: Int) {
    var parser = parser(text)
    let failure = #expect(throws: TypeExpressionParser.Failure.self) { try parser.parse() }
    #expect(failure?.message.text == message)
    #expect(failure?.offset == offset)
  }

  @Test func nestsUpToABound() throws {
    var deep = parser(String(repeating: "[", count: 15) + "A" + String(repeating: "]", count: 15))
    _ = try deep.parse()
    var deeper = parser(String(repeating: "[", count: 100_000))
    let failure = #expect(throws: TypeExpressionParser.Failure.self) { try deeper.parse() }
    #expect(failure?.message.text == "types nest at most 16 deep")
    #expect(failure?.offset == 16)
  }

  private func parser(_ text: String) -> TypeExpressionParser {
    TypeExpressionParser(text) { SourceRange(columns: $0) }
  }

  private static func describe(_ type: TypeExpression) -> String {
    switch type {
    case .named(let name, let arguments):
      let list = arguments.map(describe).joined(separator: ", ")
      return "\(name.value)@\(name.range.columns)" + (arguments.isEmpty ? "" : "<\(list)>")
    case .optional(let type, let range): return "(\(describe(type)))?@\(range.columns)"
    case .array(let type, let range): return "[\(describe(type))]@\(range.columns)"
    case .dictionary(let key, let value, let range):
      return "[\(describe(key)): \(describe(value))]@\(range.columns)"
    case .hole(let range): return "hole@\(range.columns)"
    }
  }
}
