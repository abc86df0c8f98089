/// Specs that are damaged, and bytes that never were one.
enum Mutation {
  /// A spec of the grammar, and what it includes, with a few changes.
  static func spec(
    _ random: inout SeededGenerator
  ) -> (bytes: [UInt8], files: [String: [UInt8]]) {
    var grammar = SpecGrammar(SeededGenerator(seed: random.next()))
    var bytes = Array(grammar.spec().utf8)
    var files = grammar.files
    let paths = files.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    for _ in 0...random.number(below: 4) {
      if paths.isEmpty || random.happens(50) {
        change(&bytes, &random)
      } else {
        change(&files[random.element(of: paths), default: []], &random)
      }
    }
    return (bytes, files)
  }

  /// Random bytes, of which half are characters that YAML knows.
  static func noise(_ random: inout SeededGenerator) -> [UInt8] {
    let signs = Array("chirp: 1\ntypes:\n  {}[]<>,&*!|>'\"%@`#?-=\\\t\r\u{FEFF}\u{2028}é".utf8)
    let isText = random.happens(70)
    var bytes = random.happens(50) ? Array("chirp: 1\n".utf8) : []
    for _ in 0..<random.number(below: 400) {
      let isSign = isText || random.happens(50)
      bytes.append(isSign ? random.element(of: signs) : UInt8(random.number(below: 256)))
    }
    return bytes
  }

  private static func other(_ random: inout SeededGenerator) -> [UInt8] {
    var grammar = SpecGrammar(SeededGenerator(seed: random.next()))
    return Array(grammar.spec().utf8)
  }

  private static func change(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    if bytes.isEmpty { return }
    let start = random.number(below: bytes.count)
    let part = start..<min(bytes.count, start + 1 + random.number(below: 40))
    switch random.number(below: 6) {
    case 0: bytes[start] ^= UInt8(1 << random.number(below: 8))
    case 1: bytes[start] = UInt8(random.number(below: 256))
    case 2: bytes.removeSubrange(part)
    case 3: bytes.insert(contentsOf: bytes[part], at: random.number(below: bytes.count))
    case 4:
      let other = other(&random)
      let from = random.number(below: other.count)
      bytes.replaceSubrange(part, with: other[from..<min(other.count, from + 60)])
    default: exchangeLines(&bytes, &random)
    }
  }

  private static func exchangeLines(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    lines.swapAt(random.number(below: lines.count), random.number(below: lines.count))
    bytes = Array(lines.joined(separator: [UInt8(ascii: "\n")]))
  }
}
