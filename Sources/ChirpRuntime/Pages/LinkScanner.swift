/// Reads the parts of the header `Link` one after the other (RFC 8288 appendix B.2 to B.4).
struct LinkScanner {
  private var rest: Substring.UnicodeScalarView

  init(_ text: String) {
    rest = Substring(text).unicodeScalars
  }

  /// What stands in the next pair of angle brackets; nil if there is none.
  mutating func target() -> String? {
    skip { $0 == "," || Self.isBlank($0) }
    guard take("<"), let end = rest.firstIndex(of: ">") else {
      return nil
    }
    defer { rest = rest[rest.index(after: end)...] }
    return String(Substring(rest[..<end]))
  }

  /// The parameters of a link, up to the comma before the next one. Names are in lower case.
  mutating func parameters() -> [(name: String, value: String)] {
    var parameters: [(name: String, value: String)] = []
    skipBlanks()
    while take(";") {
      skipBlanks()
      let name = text { $0 == "=" || $0 == ";" || $0 == "," || Self.isBlank($0) }
      skipBlanks()
      parameters.append((name.lowercased(), take("=") ? value() : ""))
      skipBlanks()
    }
    skip { $0 != "," }
    return parameters
  }

  private mutating func value() -> String {
    skipBlanks()
    return take("\"") ? quoted() : text { $0 == ";" || $0 == "," || Self.isBlank($0) }
  }

  /// The rest of a quoted text, in which a backslash stands before what is meant as it is.
  private mutating func quoted() -> String {
    var result = String.UnicodeScalarView()
    while let scalar = rest.popFirst(), scalar != "\"" {
      guard scalar == "\\" else {
        result.append(scalar)
        continue
      }
      if let escaped = rest.popFirst() {
        result.append(escaped)
      }
    }
    return String(result)
  }

  private mutating func text(upTo isEnd: (Unicode.Scalar) -> Bool) -> String {
    let end = rest.firstIndex(where: isEnd) ?? rest.endIndex
    defer { rest = rest[end...] }
    return String(Substring(rest[..<end]))
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard rest.first == scalar else {
      return false
    }
    rest.removeFirst()
    return true
  }

  private mutating func skipBlanks() {
    skip(while: Self.isBlank)
  }

  private mutating func skip(while isSkipped: (Unicode.Scalar) -> Bool) {
    rest = rest.drop(while: isSkipped)
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\t"
  }
}
