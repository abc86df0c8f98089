/// Makes routes.
extension SpecGrammar {
  mutating func routes() -> Entries {
    var taken: Set<String> = ["none"]
    var groups: Set<String> = []
    var group: String?
    var entries: Entries = []
    for _ in 0..<random.number(below: 6) {
      let name = name(&taken)
      var route = self.route()
      if random.happens(25) {
        if group == nil || random.happens(50) { group = self.name(&groups) }
        route.append((.text("group"), .text(group ?? "")))
      }
      entries.append((.text(name), .mapping(route)))
    }
    return entries
  }

  private mutating func route() -> Entries {
    let method = random.element(of: [
      "GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "QUERY", "!#",
    ])
    var taken: Set<String> = []
    var path = ""
    var parameters: Entries = []
    for _ in 0..<random.number(below: 4) {
      path += "/"
      if random.happens(70) { path += pathText() }
      guard random.happens(40) else { continue }
      let name = name(&taken)
      if name.contains(where: { !$0.isLetter && !$0.isNumber && $0 != "_" }) { continue }
      path += "{\(name)}"
      parameters.append((.text(name), parameter(textType(), isKeyed: false)))
    }
    var entries: Entries = [(.text("route"), .text("\(method) \(path.isEmpty ? "/" : path)"))]
    if !parameters.isEmpty { entries.append((.text("path"), .mapping(parameters))) }
    if random.happens(50) { entries.append((.text("query"), query(&taken))) }
    if random.happens(30) { entries.append((.text("headers"), headers(&taken))) }
    if !["GET", "HEAD"].contains(method), random.happens(80) { entries.append(body(&taken)) }
    if method != "HEAD" { addAnswers(&entries) }
    addPolicies(&entries)
    if random.happens(30) { entries.append((.text("auth"), requirement())) }
    addRouteRemarks(&entries)
    return entries
  }

  private mutating func addRouteRemarks(_ entries: inout Entries) {
    if random.happens(40) { entries.append((.text("description"), remark())) }
    if random.happens(20) { entries.append((.text("example"), remark())) }
    if random.happens(30) {
      entries.append((.text("deprecated"), random.happens(30) ? .bare("true") : literal()))
    }
    if random.happens(20) { entries.append((.text("baseURL"), baseURL())) }
  }

  /// What may stand in a path, and could be more than that.
  private mutating func pathText() -> String {
    random.element(of: [
      "a", "\"", "\\", "\\(x)", "*/", "//", "'", "`", "%22", "%00", "%2F", "é", "名", "\u{1F426}",
      "$0",
      "\\u%7B41%7D", "...", "\"\"\"", "~", ":", "@", "&", "[", "<", "|", "^", "e\u{301}", "%",
      "\\n",
    ])
  }

  /// A parameter of `type`, or a constant.
  private mutating func parameter(_ type: TypeUse, isKeyed: Bool) -> YAMLValue {
    guard random.happens(15) else { return value(type, isKeyed: isKeyed) }
    var entries: Entries = [(.text("const"), .text(HostileText.text(.literal, &random)))]
    if random.happens(30) { entries.append((.text("description"), remark())) }
    return .mapping(entries)
  }

  private mutating func query(_ taken: inout Set<String>) -> YAMLValue {
    var entries: Entries = []
    for _ in 0..<random.number(below: 5) {
      let name = name(&taken)
      switch random.number(below: 6) {
      case 0: entries.append((.text(name), styled(.array(textType()), Self.arrayStyles)))
      case 1 where !structures.isEmpty:
        let type = random.element(of: structures)
        entries.append((.text(name), styled(type, ["repeat", "comma", "deepObject"])))
      case 2: entries.append((.text(name), value(.optional(textType()), isKeyed: true)))
      default: entries.append((.text(name), parameter(textType(), isKeyed: true)))
      }
    }
    return .mapping(entries)
  }

  private static let arrayStyles = ["repeat", "comma", "space", "pipe", "brackets"]

  private mutating func styled(_ type: TypeUse, _ styles: [String]) -> YAMLValue {
    let type = random.happens(30) ? TypeUse.optional(type) : type
    return .mapping([
      (.text("type"), .text(type.text)), (.text("style"), .text(random.element(of: styles))),
    ])
  }

  mutating func headers(_ taken: inout Set<String>) -> YAMLValue {
    var entries: Entries = []
    for index in 0..<random.number(below: 4) {
      let name = "X-Header-\(index)"
      taken.insert(name.lowercased())
      entries.append((.text(name), parameter(textType(), isKeyed: false)))
    }
    return .mapping(entries)
  }

  private mutating func body(_ taken: inout Set<String>) -> (key: YAMLValue, value: YAMLValue) {
    let count = definitions.count
    switch random.number(below: 8) {
    case 0: return (.text("text"), mediaType())
    case 1: return (.text("data"), mediaType())
    case 2:
      return (
        .text("form"),
        inline(&taken) { $0.random.happens(60) ? $0.textType() : .array($0.textType()) }
      )
    case 3 where !structures.isEmpty:
      return (.text("form"), .text(random.element(of: structures).text))
    case 4:
      return (.text("multipart"), inline(&taken) { $0.part() })
    case 5, 6: return (.text("body"), inline(&taken) { $0.type(below: count, 1) })
    default:
      let type = type(below: count, 2)
      return (.text("body"), .text(random.happens(20) ? optional(type).text : type.text))
    }
  }

  private mutating func part() -> TypeUse {
    switch random.number(below: 6) {
    case 0: .builtIn("File")
    case 1: .array(.builtIn("File"))
    case 2: .optional(.builtIn("File"))
    case 3: structures.isEmpty ? .builtIn("Int") : random.element(of: structures)
    default: textType()
    }
  }

  private mutating func inline(
    _ taken: inout Set<String>, _ type: (inout SpecGrammar) -> TypeUse
  ) -> YAMLValue {
    var entries: Entries = []
    for _ in 0..<random.number(below: 5) {
      let name = name(&taken)
      let type = type(&self)
      entries.append(
        (.text(name), value(random.happens(20) ? optional(type) : type, isKeyed: true)))
    }
    return .mapping(entries)
  }

  private mutating func mediaType() -> YAMLValue {
    let type =
      "text/" + random.element(of: ["*", "x-!#$%&'", "a; q=\"\\\"\\\\\"; x=\\(zqx)", "csv;*/"])
    keep(type)
    return .text(type)
  }
}
