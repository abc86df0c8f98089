import Testing

@testable import ChirpRuntime

@Suite struct RandomSourceTests {
  @Test func theNumbersAreThoseOfTheGenerator() {
    var generator = SeededGenerator(seed: 7)
    let expected = (0..<6).map { _ in generator.next() }
    let source = RandomSource(SeededGenerator(seed: 7))
    let first = source
    let second = source
    // Copies go on where the others are.
    let drawn = (0..<3).flatMap { _ in [first.next(), second.next()] }
    #expect(drawn == expected)
  }

  @Test func theNumbersOfTheSystemAreNotTheSame() {
    let source = RandomSource()
    #expect(Set((0..<8).map { _ in source.next() }).count > 1)
  }
}
