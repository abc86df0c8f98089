/// Makes what a route answers, and how it is carried out.
extension SpecGrammar {
  mutating func addAnswers(_ entries: inout Entries) {
    let count = definitions.count
    if random.happens(25), addPages(&entries) { return }
    if random.happens(70) {
      var taken: Set<String> = []
      var fields: Entries = []
      if random.happens(25) {
        for _ in 0..<random.number(below: 4) {
          let type = type(below: count, 1).text
          fields.append((.text(name(&taken)), .text(type)))
        }
        entries.append((.text("response"), .mapping(fields)))
      } else {
        entries.append((.text("response"), .text(type(below: count, 2).text)))
      }
    }
    guard random.happens(30), count > 0 else { return }
    let statuses = ["300", "404", "599", "4xx", "5xx", "default"].filter { _ in random.happens(40) }
    let errors = statuses.map { status in
      (key: YAMLValue.text(status), value: YAMLValue.text(type(below: count, 1).text))
    }
    if !errors.isEmpty { entries.append((.text("errors"), .mapping(errors))) }
  }

  /// Whether the route answers in pages.
  private mutating func addPages(_ entries: inout Entries) -> Bool {
    let index = entries.firstIndex { if case .text("query") = $0.key { true } else { false } }
    guard let index, case .mapping(var query) = entries[index].value else { return false }
    let item = type(below: definitions.count, 1).text
    let kind = random.element(of: ["page", "offset", "cursor", "link"])
    var pages: Entries = [(.text("by"), .text(kind)), (.text("items"), .text("zitems"))]
    if kind != "link" {
      pages.append((.text("parameter"), .text("zposition")))
      query.append((.text("zposition"), .text(kind == "cursor" ? "String?" : "Int = 0")))
      entries[index].value = .mapping(query)
    }
    if kind == "cursor" {
      pages.append((.text("next"), .text("znext")))
    } else if kind != "link", random.happens(50) {
      pages.append((.text("total"), .text("ztotal")))
    }
    entries.append((.text("pages"), .mapping(pages)))
    entries.append(
      (
        .text("response"),
        .mapping([
          (.text("zitems"), .text("[\(item)]")), (.text("znext"), .text("String?")),
          (.text("ztotal"), .text("Int")),
        ])
      ))
    return true
  }

  mutating func defaults() -> YAMLValue {
    var entries: Entries = []
    if random.happens(50) { entries.append((.text("auth"), requirement())) }
    if random.happens(50) { entries.append((.text("timeout"), span())) }
    if random.happens(50) { entries.append((.text("retry"), retry())) }
    if random.happens(50) { entries.append((.text("cache"), cache())) }
    if random.happens(50) { entries.append((.text("priority"), priority())) }
    if random.happens(30) {
      var taken: Set<String> = []
      entries.append((.text("headers"), headers(&taken)))
    }
    return .mapping(entries)
  }

  mutating func requirement() -> YAMLValue {
    if schemes.isEmpty || random.happens(20) { return .text("none") }
    let named = schemes.filter { _ in random.happens(60) }.map { YAMLValue.text($0) }
    switch random.number(below: 3) {
    case 0 where !named.isEmpty: return .list(named)
    case 1 where !named.isEmpty: return .mapping([(.text("all"), .list(named))])
    default: return .text(schemes[0])
    }
  }

  mutating func addPolicies(_ entries: inout Entries) {
    if random.happens(15) { entries.append((.text("timeout"), span())) }
    if random.happens(15) { entries.append((.text("retry"), retry())) }
    if random.happens(15) { entries.append((.text("cache"), cache())) }
    if random.happens(15) { entries.append((.text("priority"), priority())) }
    for key in ["deduplicate", "skipQueue", "idempotencyKey"] where random.happens(10) {
      entries.append((.text(key), .bare(random.element(of: ["true", "false"]))))
    }
    if random.happens(10) {
      entries.append(
        (
          .text("offline"),
          random.happens(50) ? .text("fail") : .mapping([(.text("queue"), span())])
        ))
    }
  }

  private mutating func span() -> YAMLValue {
    .text(random.element(of: ["1ms", "250ms", "10s", "5m", "2147483647h"]))
  }

  private mutating func retry() -> YAMLValue {
    if random.happens(60) { return .text(random.element(of: ["none", "standard", "aggressive"])) }
    var entries: Entries = []
    if random.happens(50) { entries.append((.text("attempts"), .bare("4"))) }
    if random.happens(50) { entries.append((.text("base"), span())) }
    if random.happens(50) { entries.append((.text("cap"), span())) }
    return .mapping(entries)
  }

  private mutating func cache() -> YAMLValue {
    .text(
      random.element(of: [
        "none", "networkFirst", "cacheFirst", "cacheOnly", "staleWhileRevalidate",
      ]))
  }

  private mutating func priority() -> YAMLValue {
    .text(random.element(of: ["low", "normal", "high"]))
  }
}
