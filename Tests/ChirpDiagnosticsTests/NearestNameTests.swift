import ChirpDiagnostics
import Testing

@Suite struct NearestNameTests {
  @Test(arguments: [
    ("Itn", ["String", "Int", "UInt"], "Int"),
    ("Strng", ["Int", "String"], "String"),
    ("Strinng", ["Int", "String"], "String"),
    ("Sprint", ["Int", "Splint", "Squint"], "Splint"),
    ("string", ["Strinq", "STRING"], "STRING"),
    ("reponse", ["route", "response", "responses"], "response"),
    ("idd", ["id", "idx"], "id"),
    ("acb", ["abcd", "abc"], "abc"),
    ("dates", ["date", "data"], "date"),
    ("abcdef", ["badcef"], "badcef"),
  ])
  func isSuggested(name: String, candidates: [String], nearest expected: String) {
    #expect(nearest(to: name, among: candidates) == expected)
  }

  @Test(arguments: [
    ("Itn", ["String", "Bool"]), ("x", ["y"]), ("", ["a"]), ("abcdef", ["abcxyz", "badcfe"]),
    ("Int", []),
  ])
  func isNone(name: String, candidates: [String]) {
    #expect(nearest(to: name, among: candidates) == nil)
  }

  @Test func firstOfEqualsWins() {
    #expect(nearest(to: "cat", among: ["car", "cap"]) == "car")
    #expect(nearest(to: "cat", among: ["cap", "car"]) == "cap")
  }
}
