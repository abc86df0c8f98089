import ChirpYAML
import Testing

@Suite struct MergeTests {
  @Test(arguments: [
    ("a: &a {x: 1, y: 2}\nb: {<<: *a, y: 3}", "{x: 1, y: 3}"),
    ("a: &a {x: 1, y: 2}\nb: {y: 3, <<: *a, z: 4}", "{y: 3, x: 1, z: 4}"),
    ("a: &a {x: 1}\nb: {<<: [*a, {x: 2, y: 3}, {y: 4}]}", "{x: 1, y: 3}"),
    ("a: &a {x: 1}\nb: {<<: {<<: *a, y: 2}, z: 3}", "{x: 1, y: 2, z: 3}"),
    ("a: 1\nb: {<<: {}}", "{}"),
    ("a: 1\nb: {<<: []}", "{}"),
    ("a: 1\nb: {!!merge <<: {x: 1}}", "{x: 1}"),
    ("a: 1\nb: {'<<': {x: 1}}", "{\"<<\": {x: 1}}"),
    ("a: 1\nb: {!!str <<: {x: 1}}", "{<<: {x: 1}}"),
    ("a: 1\nb: {<<: {'<<': 1, [x]: 2}, [x]: 3}", "{\"<<\": 1, [x]: 2, [x]: 3}"),
  ])
  func mergesInItsPlace(text: String, merged: String) throws {
    let composition = Composition(text)
    #expect(composition.report == "")
    guard case .mapping(let pairs) = composition.node?.content else {
      Issue.record("no mapping")
      return
    }
    #expect(pairs.last?.value.outline == merged)
  }

  @Test func keepsThePlaceWhereAKeyIsWritten() throws {
    let node = try #require(Composition("a: &a\n  x: 1\nb:\n  <<: *a\n").node)
    #expect(
      node.ranges == [
        "1:1-4:9",
        "1:1-1:2", "1:4-2:7", "2:3-2:4", "2:6-2:7",
        "3:1-3:2", "4:3-4:9", "2:3-2:4", "2:6-2:7",
      ])
  }

  @Test func refusesWhatIsNoMapping() {
    let composition = Composition("a: {<<: text}\nb: {<<: [{x: 1}, [y]]}\n")
    #expect(composition.node == nil)
    #expect(
      composition.report == """
        a.yaml:1:9: error: '<<' merges a mapping or a list of mappings, and this is none
            1 | a: {<<: text}
              |         ^~~~
        a.yaml:2:18: error: '<<' merges a mapping or a list of mappings, and this is none
            2 | b: {<<: [{x: 1}, [y]]}
              |                  ^~~

        """)
  }

  @Test func refusesASecondMergeKey() {
    #expect(
      Composition("<<: {x: 1}\n<<: {y: 1}\n").report == """
        a.yaml:2:1: error: key '<<' is given twice
            2 | <<: {y: 1}
              | ^~
        a.yaml:1:1: note: it is first given here
            1 | <<: {x: 1}
              | ^~

        """)
  }
}
