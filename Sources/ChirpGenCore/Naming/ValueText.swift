/// Texts of the spec that stand for values which Swift has no literals for.
enum ValueText {
  /// Whether `text` is a UUID (RFC 9562, section 4).
  static func isUUID(_ text: String) -> Bool {
    let groups = text.split(separator: "-", omittingEmptySubsequences: false)
    return groups.map(\.utf8.count) == [8, 4, 4, 4, 12]
      && groups.allSatisfy { $0.allSatisfy { $0.isASCII && $0.isHexDigit } }
  }

  /// Whether `text` is base64 (RFC 4648, section 4), with its padding.
  static func isBase64(_ text: String) -> Bool {
    let content = text.utf8.prefix { $0 != UInt8(ascii: "=") }
    let padding = text.utf8.count - content.count
    return text.utf8.count.isMultiple(of: 4) && padding <= 2
      && text.utf8.dropFirst(content.count).allSatisfy { $0 == UInt8(ascii: "=") }
      && content.allSatisfy { byte in
        let scalar = Unicode.Scalar(byte)
        return scalar.isASCII
          && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == "+"
            || scalar == "/")
      }
  }

  /// Whether `text` has only what a URL has (RFC 3986, section 2), but for addresses in brackets.
  static func isURL(_ text: String) -> Bool {
    let marks = "-._~:/?#@!$&'()*+,;=".unicodeScalars
    let scalars = Array(text.unicodeScalars)
    return !scalars.isEmpty
      && scalars.indices.allSatisfy { index in
        let scalar = scalars[index]
        if scalar == "%" {
          let digits = scalars[(index + 1)...].prefix(2)
          return digits.count == 2 && digits.allSatisfy(\.properties.isASCIIHexDigit)
        }
        return scalar.isASCII
          && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
            || marks.contains(scalar))
      }
  }

  /// How many days lie between 1970-01-01 and the full-date `text` (RFC 3339, section 5.6); nil if
  /// the calendar has no such day.
  static func days(_ text: some StringProtocol) -> Int? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2], let year = number(parts[0]),
      let month = number(parts[1]), let day = number(parts[2]), year > 0,
      (1...12).contains(month), (1...length(ofMonth: month, year)).contains(day)
    else { return nil }
    // Years begin with March, so that a leap day is a year's last.
    let shifted = month > 2 ? year : year - 1
    let monthFromMarch = (month + 9) % 12
    let dayOfYear = (153 * monthFromMarch + 2) / 5 + day - 1
    return shifted * 365 + shifted / 4 - shifted / 100 + shifted / 400 + dayOfYear - 719_468
  }

  /// The seconds from 1970 on to the date-time `text` (RFC 3339, section 5.6), as a literal.
  static func seconds(_ text: String) -> String? {
    guard let mark = text.firstIndex(where: { $0 == "T" || $0 == "t" }),
      let days = days(text[..<mark])
    else { return nil }
    let time = text[text.index(after: mark)...]
    guard let zone = time.firstIndex(where: { "Zz+-".contains($0) }),
      let offset = offset(time[zone...])
    else { return nil }
    let parts = time[..<zone].split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, let clock = clock(parts[0], withSeconds: true) else { return nil }
    let seconds = days * 86_400 + clock - offset
    let literal = NumberLiteral.integer(String(seconds))
    guard parts.count == 2 else { return literal }
    // A fraction in front of 1970 would have to be taken from the next second.
    guard number(parts[1]) != nil, !parts[1].isEmpty, seconds >= 0 else { return nil }
    return "\(literal).\(parts[1])"
  }

  private static func offset(_ text: Substring) -> Int? {
    if text == "Z" || text == "z" { return 0 }
    return clock(text.dropFirst(), withSeconds: false).map { text.first == "-" ? -$0 : $0 }
  }

  /// The seconds of `12:30:00` or `12:30`.
  private static func clock(_ text: Substring, withSeconds: Bool) -> Int? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { $0.utf8.count == 2 ? number($0) : nil }
    guard numbers.count == parts.count, numbers.count == (withSeconds ? 3 : 2), numbers[0] < 24,
      numbers.dropFirst().allSatisfy({ $0 < 60 })
    else { return nil }
    return numbers[0] * 3600 + numbers[1] * 60 + (withSeconds ? numbers[2] : 0)
  }

  private static func length(ofMonth month: Int, _ year: Int) -> Int {
    switch month {
    case 2:
      year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// The number that `text` is, if that is digits alone.
  private static func number(_ text: some StringProtocol) -> Int? {
    text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ? Int(text) : nil
  }
}
