/// Swift identifiers made of wire names.
///
/// A name is split into words at what is neither letter nor digit; the words are joined in camel
/// case, keeping a run of capitals as it is written. What comes out depends on the name alone.
enum Identifier {
  /// The lowerCamelCase form of `wire`: `created_at` → `createdAt`, `user_id` → `userID`,
  /// `404` → `_404`. nil if `wire` holds nothing to make a name of.
  static func member(_ wire: String) -> String? {
    if isCamelCase(wire, first: UInt8(ascii: "a")...UInt8(ascii: "z")) { return wire }
    return joined(words(of: wire)) { lowercasedFirst($0) }
  }

  /// The UpperCamelCase form of `wire`: `post_status` → `PostStatus`, `urlList` → `URLList`.
  ///
  /// An acronym that is all of it is a word like others, since the types `URL`, `UUID` and `JSON` are
  /// there: `url` → `Url`.
  static func type(_ wire: String) -> String? {
    if isCamelCase(wire, first: UInt8(ascii: "A")...UInt8(ascii: "Z")) { return wire }
    if isCamelCase(wire, first: UInt8(ascii: "a")...UInt8(ascii: "z")) { return typeHead(wire) }
    let words = words(of: wire)
    return joined(words) { words.count == 1 ? typeHead($0) : acronyms[$0] ?? typeHead($0) }
  }

  /// The name of the type that the field `wire` defines: `url` → `URL`.
  static func nestedType(_ wire: String) -> String? {
    acronyms[wire] ?? type(wire)
  }

  /// Whether `text` is an identifier of Swift as it stands, apart from keywords.
  static func isIdentifier(_ text: some StringProtocol) -> Bool {
    guard let first = text.unicodeScalars.first else { return false }
    return (first == "_" || first.properties.isXIDStart)
      && text.unicodeScalars.allSatisfy { $0 == "_" || isPartOfWord($0) } && text != "_"
  }

  /// Of what Swift takes, what can be seen: the joiners of some scripts and of emoji cannot.
  private static func isPartOfWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isXIDContinue && scalar.properties.generalCategory != .format
  }

  /// Most names need no work.
  private static func isCamelCase(_ text: String, first: ClosedRange<UInt8>) -> Bool {
    guard let start = text.utf8.first, first.contains(start) else { return false }
    return text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: false
      }
    }
  }

  private static func words(of wire: String) -> [String] {
    var words: [String] = []
    var word = String.UnicodeScalarView()
    var separator: Unicode.Scalar?
    for scalar in signSpelled(wire).unicodeScalars {
      guard scalar != "_", isPartOfWord(scalar) else {
        if !word.isEmpty { words.append(String(word)) }
        word.removeAll()
        separator = scalar
        continue
      }
      if let separator, word.isEmpty, isDigit(scalar), isDigit(words.last?.unicodeScalars.last) {
        words.append(betweenDigits[separator] ?? "and")
      }
      word.append(scalar)
    }
    if !word.isEmpty { words.append(String(word)) }
    return words
  }

  /// What parts two numbers is part of the name: `4:3` → `_4To3`, `1.10` → `_1Point10`.
  private static let betweenDigits: [Unicode.Scalar: String] = [
    ":": "to", ".": "point", ",": "comma", "-": "dash", "/": "slash", "+": "plus",
  ]

  /// The sign of a number is part of its name: `+1` → `plus 1`.
  private static func signSpelled(_ wire: String) -> String {
    let rest = wire.dropFirst()
    guard let first = rest.first, first.isASCII, first.isNumber else { return wire }
    return switch wire.first {
    case "+": "plus \(rest)"
    case "-": "minus \(rest)"
    default: wire
    }
  }

  private static func joined(_ words: [String], first: (String) -> String) -> String? {
    guard let head = words.first else { return nil }
    let isShouted = words.count > 1 && words.allSatisfy { $0 == $0.uppercased() }
    var name = first(isShouted ? head.lowercased() : head)
    for word in words.dropFirst() {
      let word = isShouted ? word.lowercased() : word
      name += acronyms[word.lowercased()] ?? capitalized(word)
    }
    guard let start = name.unicodeScalars.first else { return nil }
    return start.properties.isXIDStart ? name : "_\(name)"
  }

  private static func isDigit(_ scalar: Unicode.Scalar?) -> Bool {
    scalar.map { ("0"..."9").contains($0) } ?? false
  }

  /// `urlList` → `URLList`, `url` → `Url`, `post` → `Post`.
  private static func typeHead(_ word: String) -> String {
    let head = word.prefix { !isCapital($0) }
    guard head.count < word.count, let acronym = acronyms[String(head)] else {
      return capitalized(word)
    }
    return acronym + word.dropFirst(head.count)
  }

  /// Told of ASCII without looking its properties up.
  private static func isCapital(_ character: Character) -> Bool {
    character.asciiValue.map { (65...90).contains($0) } ?? character.isUppercase
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  /// `URLString` → `urlString`, `URL` → `url`, `IDs` → `ids`, `Name` → `name`.
  private static func lowercasedFirst(_ word: String) -> String {
    if acronyms[word.lowercased()] == word { return word.lowercased() }
    let run = word.prefix(while: isCapital)
    if run.isEmpty { return word }
    let rest = word.dropFirst(run.count)
    let beginsNextWord = run.count > 1 && rest.first?.isLowercase == true
    let lowered = beginsNextWord ? run.dropLast() : run
    return lowered.lowercased() + word.dropFirst(lowered.count)
  }

  /// Words that Swift writes in capitals where they do not begin a name.
  private static let acronyms: [String: String] = [
    "api": "API", "css": "CSS", "csv": "CSV", "dns": "DNS", "html": "HTML", "http": "HTTP",
    "https": "HTTPS", "id": "ID", "ids": "IDs", "ip": "IP", "json": "JSON", "jwt": "JWT",
    "pdf": "PDF", "sql": "SQL", "ui": "UI", "uri": "URI", "url": "URL", "urls": "URLs",
    "utc": "UTC", "uuid": "UUID", "xml": "XML",
  ]
}
