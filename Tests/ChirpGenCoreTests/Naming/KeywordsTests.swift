import Testing

@testable import ChirpGenCore

@Suite struct KeywordsTests {
  @Test(arguments: [
    ("in", "`in`"), ("Any", "`Any`"), ("init", "`init`"), ("self", "_self"), ("type", "type"),
    ("async", "async"),
  ])
  func areEscapedWhereDeclared(name: String, declared: String) {
    #expect(Keywords.escaped(name) == declared)
  }

  @Test(arguments: [("`in`", "in"), ("`init`", "`init`"), ("_self", "_self"), ("name", "name")])
  func fewAreEscapedBehindADot(declared: String, member: String) {
    #expect(Keywords.behindDot(declared) == member)
  }
}
