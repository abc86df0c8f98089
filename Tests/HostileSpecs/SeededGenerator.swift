/// Numbers that look random and are the same in each run (SplitMix64).
package struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) {
    state = seed
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number below `bound`, which is above 0. It does not depend on how the standard library makes
  /// one of random bits.
  mutating func number(below bound: Int) -> Int {
    Int(next() % UInt64(bound))
  }

  /// Whether something happens that happens `count` times of a hundred.
  mutating func happens(_ count: Int) -> Bool {
    number(below: 100) < count
  }

  /// One of `elements`, of which there is one at least.
  mutating func element<Element>(of elements: [Element]) -> Element {
    elements[number(below: elements.count)]
  }
}
