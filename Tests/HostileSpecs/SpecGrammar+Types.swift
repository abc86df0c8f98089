/// Makes definitions of types, each of those before it.
extension SpecGrammar {
  mutating func types() -> Entries {
    var taken: Set<String> = []
    var entries: Entries = []
    for index in 0..<random.number(below: 8) {
      var name = random.element(of: HostileText.types)
      if random.happens(2) { name = random.element(of: HostileText.reserved) }
      if random.happens(60) || !taken.insert(name.lowercased()).inserted { name = "Type\(index)" }
      let parameters = random.happens(25) ? parameters(taken) : []
      let head = parameters.isEmpty ? name : "\(name)<\(parameters.joined(separator: ", "))>"
      definitions.append(Definition(name: name, parameters: parameters, kind: .structure))
      entries.append((.text(head), definition(index)))
    }
    return entries
  }

  /// New names for some of the types: those of built-in types and others that the output uses.
  mutating func renames() -> [String: String] {
    guard random.happens(20) else { return [:] }
    var names = HostileText.renames
    return definitions.prefix(names.count).reduce(into: [:]) { renames, definition in
      guard random.happens(40) else { return }
      renames[definition.name] = names.remove(at: random.number(below: names.count))
    }
  }

  private mutating func parameters(_ taken: Set<String>) -> [String] {
    let names = ["Item", "Content", "Response", "Result", "Value", "Error", "First", "T", "Größe"]
    let free = names.filter { !taken.contains($0.lowercased()) }
    let first = random.element(of: free)
    let second = random.element(of: free)
    return first == second || random.happens(50) ? [first] : [first, second]
  }

  private mutating func definition(_ index: Int) -> YAMLValue {
    switch random.number(below: 12) {
    case 0 where index > 0, 1 where index > 0:
      let type = random.happens(30) ? .optional(type(below: index, 2)) : type(below: index, 2)
      definitions[index].kind = .alias(type)
      return .text(type.text)
    case 2 where definitions[index].parameters.isEmpty,
      3 where definitions[index].parameters.isEmpty,
      4 where definitions[index].parameters.isEmpty:
      let (entries, cases) = enumeration()
      definitions[index].kind = .enumeration(cases)
      return .mapping(withRemarks(entries))
    case 5, 6:
      if let entries = union(below: index) {
        definitions[index].kind = .union
        return .mapping(withRemarks(entries))
      }
      return .mapping(withRemarks(structure(index, depth: 0)))
    default: return .mapping(withRemarks(structure(index, depth: 0)))
    }
  }

  private mutating func withRemarks(_ entries: Entries) -> Entries {
    var entries = entries
    addRemarks(&entries)
    return entries
  }

  mutating func addRemarks(_ entries: inout Entries) {
    if random.happens(25) { entries.append((.text("description"), remark())) }
    if random.happens(15) { entries.append((.text("example"), example(2))) }
    if random.happens(15) {
      entries.append((.text("deprecated"), random.happens(30) ? .bare("true") : remark()))
    }
  }

  private mutating func example(_ depth: Int) -> YAMLValue {
    switch random.number(below: depth == 0 ? 1 : 3) {
    case 1: .list([example(depth - 1), .bare("-1.5"), .bare("~")])
    case 2: .mapping([(.text("a\"\\"), example(depth - 1))])
    default: remark()
    }
  }

  /// A structure whose place is `index`, or one in a field of that.
  private mutating func structure(_ index: Int, depth: Int) -> Entries {
    var taken: Set<String> = []
    var fields: Entries = []
    let isIdentifiable = depth == 0 && random.happens(20)
    if isIdentifiable {
      taken.insert("id")
      fields.append((.text("id"), .text(random.element(of: ["UUID", "String", "Int", "Day"]))))
    }
    for _ in 0..<random.number(below: 6) {
      let name = name(&taken)
      fields.append((.text(name), field(name, index, depth: depth)))
    }
    var entries: Entries = [(.text("fields"), .mapping(fields))]
    var conformances = ["Hashable", "Equatable", "Error", "Sendable", "Codable", "LocalizedError"]
      .filter { _ in random.happens(15) }
    if isIdentifiable, random.happens(80) { conformances.append("Identifiable") }
    if !conformances.isEmpty {
      entries.append((.text("conforms"), .list(conformances.map { .text($0) })))
    }
    return entries
  }

  private mutating func field(_ name: String, _ index: Int, depth: Int) -> YAMLValue {
    if depth < 2, random.happens(15) {
      var entries =
        random.happens(50)
        ? structure(index, depth: depth + 1) : enumeration().entries
      if random.happens(40) { entries.append((.text("key"), literal())) }
      return .mapping(withRemarks(entries))
    }
    var type = fieldType(index)
    if depth == 0 {
      if case .builtIn("String") = type { definitions[index].textFields.append(name) }
    }
    if random.happens(5), case .builtIn = type { type = .patch(type) }
    return value(type, isKeyed: true)
  }

  /// What is written of a field or a parameter, in its short or its long form.
  mutating func value(_ type: TypeUse, isKeyed: Bool) -> YAMLValue {
    if random.happens(40) { return .text(type.text) }
    var entries: Entries = [(.text("type"), .text(type.text))]
    if isKeyed, random.happens(40) { entries.append((.text("key"), literal())) }
    if random.happens(50), let value = defaultValue(of: type) {
      entries.append((.text("default"), value))
    }
    addRemarks(&entries)
    return .mapping(entries)
  }

  /// An enumeration, and the values of its cases.
  private mutating func enumeration() -> (entries: Entries, cases: [YAMLValue]) {
    var taken: Set<String> = []
    var pairs: Entries = []
    let isInteger = random.happens(25)
    let isList = random.happens(40)
    for index in 0...random.number(below: 6) {
      let name = name(&taken, isKept: isList)
      let value: YAMLValue =
        isList ? .text(name) : isInteger ? .bare("\(index * 7 - 3)") : caseText(index)
      pairs.append((.text(name), value))
    }
    let cases = pairs.map(\.value)
    var entries: Entries = [(.text("cases"), isList ? .list(cases) : .mapping(pairs))]
    if random.happens(30) {
      entries.append((.text("frozen"), .bare("true")))
      if random.happens(50) { entries.append((.text("conforms"), .list([.text("CaseIterable")]))) }
    } else if random.happens(20) {
      entries.append((.text("conforms"), .list([.text("Comparable"), .text("Error")])))
    }
    return (entries, cases)
  }

  /// The number keeps the values of an enumeration apart.
  private mutating func caseText(_ index: Int) -> YAMLValue {
    let text = HostileText.text(.literal, &random) + " \(index)"
    keep(text)
    return .text(text)
  }

  private mutating func union(below index: Int) -> Entries? {
    if random.happens(50) {
      var seen: Set<String> = []
      let all = (0...random.number(below: 4)).map { _ in type(below: index, 1) }
      let variants = all.filter { seen.insert($0.text).inserted }
      return [(.text("oneOf"), .list(variants.map { .text($0.text) }))]
    }
    let structures = definitions[..<index].filter { definition in
      if case .structure = definition.kind { return definition.parameters.isEmpty }
      return false
    }
    if structures.isEmpty { return nil }
    var taken: Set<String> = []
    var pairs: Entries = []
    for _ in 0...random.number(below: 3) {
      let tag = name(&taken, isKept: true)
      pairs.append((.text(tag), .text(random.element(of: Array(structures)).name)))
    }
    // The style of keys makes another text of it.
    return [
      (.text("oneOf"), .mapping(pairs)), (.text("tag"), .text(HostileText.text(.literal, &random))),
    ]
  }
}
