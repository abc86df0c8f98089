/// Makes specs by the grammar of the language. Most keep its rules.
struct SpecGrammar {
  typealias Entries = [(key: YAMLValue, value: YAMLValue)]

  /// A type that has been defined.
  struct Definition {
    enum Kind {
      case structure
      /// With the values that a default may be.
      case enumeration([YAMLValue])
      case union
      /// Of what it stands for.
      case alias(TypeUse)
    }

    let name: String
    let parameters: [String]
    var kind: Kind
    /// The names of fields that are text, for the paths of errors.
    var textFields: [String] = []
  }

  var random: SeededGenerator
  var definitions: [Definition] = []
  /// Texts that become string literals.
  private(set) var texts: [String] = []
  /// The files that the spec includes, by their paths from its folder.
  private(set) var files: [String: [UInt8]] = [:]
  private var nameCount = 0
  var schemes: [String] = []

  init(_ random: SeededGenerator) {
    self.random = random
  }

  mutating func spec() -> String {
    var entries: Entries = [(.text("chirp"), .bare("1"))]
    if random.happens(70) { entries.append((.text("api"), information())) }
    if random.happens(50) { entries.append((.text("json"), json())) }
    if random.happens(50) { entries.append((.text("auth"), authentication())) }
    var types = self.types()
    if random.happens(60), let errors = errors() { entries.append((.text("errors"), errors)) }
    if random.happens(30) {
      // Routes may say otherwise, so that nothing of it must be in the output.
      let kept = texts
      entries.append((.text("defaults"), defaults()))
      texts = kept
    }
    var routes = self.routes()
    if random.happens(20) {
      entries.append((.text("include"), moveIntoFiles(&types, &routes)))
    }
    if !types.isEmpty { entries.append((.text("types"), .mapping(types))) }
    entries.append((.text("routes"), .mapping(routes)))
    if random.happens(10) { entries.swapAt(0, random.number(below: entries.count)) }
    let comment = random.happens(10) ? "# \\(zqx) */\n" : ""
    return comment + YAMLValue.mapping(entries).document(&random)
  }

  /// A text that becomes a string literal.
  mutating func literal() -> YAMLValue {
    let text = HostileText.text(.literal, &random)
    texts.append(text)
    return .text(text)
  }

  /// A text that becomes a comment.
  mutating func remark() -> YAMLValue {
    .text(HostileText.text(.remark, &random))
  }

  /// A name that becomes one of Swift, and a literal if `isKept`; `taken` are those of its scope.
  mutating func name(_ taken: inout Set<String>, isKept: Bool = false) -> String {
    let isReserved = random.happens(1)
    var name = random.element(of: isReserved ? HostileText.reserved : HostileText.members)
    let isWord = random.happens(30) && name != "_"
    if !isWord || !taken.insert(name.lowercased()).inserted {
      nameCount += 1
      name = HostileText.name(nameCount, &random)
    }
    if isKept { texts.append(name) }
    return name
  }

  mutating func add(_ text: String, at path: String) {
    files[path] = Array(text.utf8)
  }

  mutating func keep(_ text: String) {
    texts.append(text)
  }

  private mutating func information() -> YAMLValue {
    var entries: Entries = [(.text("name"), remark())]
    if random.happens(60) { entries.append((.text("description"), remark())) }
    if random.happens(60) { entries.append((.text("baseURL"), baseURL())) }
    return .mapping(entries)
  }

  mutating func baseURL() -> YAMLValue {
    let url = random.element(of: [
      "https://a.example.com", "http://[::1]:8080/v1/", "https://x.example/%22%5C('!)*;=&$~",
    ])
    texts.append(url)
    return .text(url)
  }

  private mutating func json() -> YAMLValue {
    let dates = ["iso8601", "unixSeconds", "unixMilliseconds", "rfc1123"]
    return .mapping([
      (.text("dates"), .text(random.element(of: dates))),
      (.text("keys"), .text(random.element(of: ["asWritten", "snake_case"]))),
    ])
  }

  private mutating func authentication() -> YAMLValue {
    var taken: Set<String> = ["none"]
    var entries: Entries = []
    for _ in 0...random.number(below: 3) {
      let name = name(&taken)
      if ["bearer", "basic", "apiKey"].contains(name) { continue }
      schemes.append(name)
      var scheme: Entries = []
      switch random.number(below: 5) {
      case 0: scheme.append((.text("type"), .text("bearer")))
      case 1: scheme.append((.text("type"), .text("basic")))
      case 2: scheme = [(.text("type"), .text("apiKey")), (.text("query"), literal())]
      case 3: scheme = [(.text("type"), .text("apiKey")), (.text("cookie"), token())]
      default: scheme = [(.text("type"), .text("apiKey")), (.text("header"), token())]
      }
      if random.happens(50) { scheme.append((.text("description"), remark())) }
      entries.append((.text(name), .mapping(scheme)))
    }
    // A token alone needs no name.
    if schemes.count > 1 { texts += schemes }
    return .mapping(entries)
  }

  /// A name of a header or a cookie, with all the signs that it may have.
  private mutating func token() -> YAMLValue {
    nameCount += 1
    let token = "X-!#$%&'*+.^_`|~\(nameCount)"
    texts.append(token)
    return .text(token)
  }

  private mutating func errors() -> YAMLValue? {
    let bodies = definitions.filter { definition in
      if case .structure = definition.kind { return definition.parameters.isEmpty }
      return false
    }
    guard !bodies.isEmpty else { return nil }
    let body = random.element(of: bodies)
    var entries: Entries = [(.text("body"), .text(body.name))]
    guard let field = body.textFields.first(where: { !$0.contains(".") && !$0.isEmpty }) else {
      return .mapping(entries)
    }
    if random.happens(70) { entries.append((.text("reason"), .text(field))) }
    if random.happens(70) {
      entries.append((.text("code"), .text(field)))
      var taken: Set<String> = []
      let codes = (0..<random.number(below: 5)).map { _ in
        YAMLValue.text(name(&taken, isKept: true))
      }
      if !codes.isEmpty { entries.append((.text("codes"), .list(codes))) }
    }
    return .mapping(entries)
  }
}
