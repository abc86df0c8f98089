import ChirpYAML
import Testing

@Suite struct DuplicateKeyTests {
  @Test func refusesEachKeyGivenAgain() {
    let composition = Composition("a: 1\nb: 2\n\"a\": 3\nc: {1: x, '1': y}\na: 4\n")
    #expect(composition.node?.outline == "{a: 1, b: 2, c: {1: x}}")
    #expect(
      composition.report == """
        a.yaml:3:1: error: key 'a' is given twice
            3 | "a": 3
              | ^~~
        a.yaml:1:1: note: it is first given here
            1 | a: 1
              | ^
        a.yaml:4:11: error: key '1' is given twice
            4 | c: {1: x, '1': y}
              |           ^~~
        a.yaml:4:5: note: it is first given here
        a.yaml:5:1: error: key 'a' is given twice
            5 | a: 4
              | ^
        a.yaml:1:1: note: it is first given here
            1 | a: 1
              | ^

        """)
  }

  @Test func tellsKeysApartThatDifferInTheFormOfALetter() {
    let few = "\u{E9}: 1\ne\u{301}: 2\n"
    let many = (0..<10).map { "k\($0): 1\n" }.joined()
    for text in [few, many + few] {
      let composition = Composition(text)
      #expect(composition.report == "")
      #expect(composition.node?.outline.hasSuffix("\u{E9}: 1, e\u{301}: 2}") == true)
    }
    #expect(Composition(few + "\u{E9}: 3\n").report.contains("error: key '\u{E9}' is given twice"))
    #expect(
      Composition("b: &b {\u{E9}: 1}\nc: { <<: *b, e\u{301}: 2 }\n").node?.outline
        == "{b: {\u{E9}: 1}, c: {\u{E9}: 1, e\u{301}: 2}}")
  }

  @Test func doesNotCompareKeysThatAreNoScalars() {
    let composition = Composition("? [a]\n: 1\n? [a]\n: 2\n? {}\n: 3\nb: 4\n")
    #expect(composition.node?.outline == "{[a]: 1, [a]: 2, {}: 3, b: 4}")
    #expect(composition.report == "")
  }

  @Test func findsOneAmongManyInLinearTime() {
    let keys = (0..<50_000).map { "key\($0): 1\n" }.joined()
    let clock = ContinuousClock()
    var composition = Composition("")
    let duration = clock.measure { composition = Composition(keys + "key40000: 2\n") }
    #expect(
      composition.report == """
        a.yaml:50001:1: error: key 'key40000' is given twice
        50001 | key40000: 2
              | ^~~~~~~~
        a.yaml:40001:1: note: it is first given here
        40001 | key40000: 1
              | ^~~~~~~~

        """)
    // A comparison of each key with each takes minutes.
    #expect(duration < .seconds(20))
  }
}
