import ChirpYAML
import Testing

@Suite struct EncodingTests {
  @Test(
    arguments: [
      ([0xFF, 0xFE, 0x61, 0x00], "UTF-16"), ([0xFE, 0xFF, 0x00, 0x61], "UTF-16"),
      ([0x61, 0x00, 0x3A, 0x00], "UTF-16"), ([0x00, 0x61, 0x00, 0x3A], "UTF-16"),
      ([0xFF, 0xFE, 0x00, 0x00, 0x61, 0, 0, 0], "UTF-32"),
      ([0x00, 0x00, 0xFE, 0xFF, 0, 0, 0, 0x61], "UTF-32"),
    ] as [([UInt8], String)])
  func refusesOtherEncodings(bytes: [UInt8], name: String) {
    let lines = Composition(bytes).report.split(separator: "\n")
    #expect(lines.first == "a.yaml:1:1: error: the file is in \(name), and only UTF-8 is read")
    #expect(lines.last == "note: save it as UTF-8")
  }

  @Test func refusesABinaryFile() {
    #expect(
      Composition(Array("a: 1\nbé\0c".utf8)).report == """
        a.yaml:2:3: error: this is not a text file
            2 | bé\\u{0}c
              |   ^

        """)
  }

  @Test(
    arguments: [
      ([0xFF], 5, "invalid leading UTF-8 octet (0xFF)"),
      ([0xC3, 0x28], 6, "invalid trailing UTF-8 octet (0x28)"),
      ([0xE2, 0x80], 5, "incomplete UTF-8 octet sequence"),
      ([0xC0, 0x80], 5, "invalid length of a UTF-8 sequence"),
      ([0xED, 0xA0, 0x80], 5, "invalid Unicode character (0xD800)"),
    ] as [([UInt8], Int, String)])
  func refusesWhatIsNotUTF8(bytes: [UInt8], column: Int, problem: String) {
    let text = Array("\u{FEFF}a: 1\r\né: x".utf8) + bytes
    let lines = Composition(text).report.split(separator: "\n")
    #expect(lines.first == "a.yaml:2:\(column): error: this is not text in UTF-8: \(problem)")
    #expect(lines.last == "note: save it as UTF-8")
  }

  @Test func refusesControlCharacters() {
    #expect(
      Composition("a: 1\nb: \u{1}\n").report == """
        a.yaml:2:4: error: the character U+0001 is not allowed in a file
            2 | b: \\u{1}
              |    ^
        note: write it as "\\u0001", in double quotes

        """)
  }

  @Test func findsABadByteBehindMuchText() {
    let text = "a: 1 # é\n" + String(repeating: "# é\r\n", count: 100_000)
    #expect(
      Composition(Array(text.utf8) + [0x62, 0x9F]).report == """
        a.yaml:100002:2: error: this is not text in UTF-8: invalid leading UTF-8 octet (0x9F)
        100002 | b\u{FFFD}
               |  ^
        note: save it as UTF-8

        """)
  }
}
