import ChirpYAML
import Testing

@Suite struct AliasTests {
  @Test func standsForItsAnchorAtItsOwnPlace() throws {
    let composition = Composition("a: &x [1, b: &x 2]\nc: *x\nd: &x 3\ne: *x\n")
    #expect(composition.report == "")
    let node = try #require(composition.node)
    #expect(node.outline == "{a: [1, {b: 2}], c: 2, d: 3, e: 3}")
    #expect(
      node.ranges == [
        "1:1-4:6",
        "1:1-1:2", "1:4-1:19", "1:8-1:9", "1:11-1:18", "1:11-1:12", "1:14-1:18",
        "2:1-2:2", "2:4-2:6", "3:1-3:2", "3:4-3:8", "4:1-4:2", "4:4-4:6",
      ])
  }

  @Test func keepsThePlacesWithinAndTheTagButNotTheAnchor() throws {
    let node = try #require(Composition("- &x !t [1]\n- *x\n").node)
    guard case .sequence(let nodes) = node.content else {
      Issue.record("no sequence")
      return
    }
    #expect(nodes.map(\.anchor) == ["x", nil])
    #expect(nodes.map(\.tag) == ["!t", "!t"])
    #expect(nodes[1].ranges == ["2:3-2:5", "1:10-1:11"])
  }

  @Test func refusesUndefinedAliases() {
    let composition = Composition("a: *x\nb: *y\nc: &x 1\n")
    #expect(composition.node == nil)
    #expect(
      composition.report == """
        a.yaml:1:4: error: no anchor '&x' stands in front of this alias
            1 | a: *x
              |    ^~
        a.yaml:2:4: error: no anchor '&y' stands in front of this alias
            2 | b: *y
              |    ^~

        """)
  }

  @Test func refusesAnAliasWithinItsAnchor() {
    let composition = Composition("a: &x\n  b: [*x]\n")
    #expect(composition.node == nil)
    #expect(
      composition.report == """
        a.yaml:2:7: error: the alias '*x' is part of what it stands for
            2 |   b: [*x]
              |       ^~
        a.yaml:1:4: note: '&x' is here
            1 | a: &x
              |    ^

        """)
  }

  @Test func refusesABillionLaughsAtOnce() {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x]\n"
    for level in 1...40 {
      let aliases = Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(aliases)]\n"
    }
    let composition = Composition(text)
    #expect(composition.node == nil)
    #expect(
      composition.report == """
        a.yaml:6:10: error: the aliases up to here stand for more than 100000 values
            6 | a5: &a5 [*a4, *a4, *a4, *a4, *a4, *a4, *a4, *a4, *a4]
              |          ^~~

        """)
  }

  @Test func countsAliasesUpToTheLimit() {
    var limits = Limits.standard
    limits.aliasedNodes = 6
    #expect(Composition("[&a [x, y], *a, *a]", limits: limits).report == "")
    #expect(
      Composition("[&a [x, y], *a, *a, *a]", limits: limits).report == """
        a.yaml:1:21: error: the aliases up to here stand for more than 6 values
            1 | [&a [x, y], *a, *a, *a]
              |                     ^~

        """)
  }
}
