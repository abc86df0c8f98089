/// Makes uses of types, and values of them.
extension SpecGrammar {
  static let texts = [
    "String", "Bool", "Int", "Int32", "Int64", "UInt", "UInt64", "Double", "Float", "Decimal",
    "Date", "Day", "UUID", "URL",
  ]

  /// The type of a field of the definition at `index`: one that is not yet known to end is held
  /// where nothing can stand.
  mutating func fieldType(_ index: Int) -> TypeUse {
    let parameters = definitions[index].parameters
    if !parameters.isEmpty, random.happens(40) {
      let parameter = TypeUse.parameter(random.element(of: parameters))
      return random.happens(60)
        ? parameter : random.happens(50) ? .array(parameter) : .optional(parameter)
    }
    if random.happens(15) {
      let own = TypeUse.defined(
        index, name: definitions[index].name, arguments: parameters.map { .parameter($0) })
      return random.happens(40)
        ? .optional(own) : random.happens(50) ? .array(own) : .dictionary(own)
    }
    let type = type(below: index, 2)
    return random.happens(25) ? optional(type) : type
  }

  /// A type that is not optional, of those that are defined before `index`.
  mutating func type(below index: Int, _ depth: Int) -> TypeUse {
    switch random.number(below: depth == 0 ? 6 : 10) {
    case 0, 1, 2: return .builtIn(random.element(of: Self.texts + ["Data", "JSON"]))
    case 6: return .array(type(below: index, depth - 1))
    case 7: return .dictionary(type(below: index, depth - 1))
    case 8: return .array(optional(type(below: index, depth - 1)))
    default: return defined(below: index, depth) ?? .builtIn("String")
    }
  }

  private mutating func defined(below index: Int, _ depth: Int) -> TypeUse? {
    guard index > 0 else { return nil }
    let place = random.number(below: index)
    let definition = definitions[place]
    if !definition.parameters.isEmpty, depth == 0 { return nil }
    let arguments = definition.parameters.map { _ in type(below: index, depth - 1) }
    return .defined(place, name: definition.name, arguments: arguments)
  }

  func optional(_ type: TypeUse) -> TypeUse {
    isOptional(type) ? type : .optional(type)
  }

  func isOptional(_ type: TypeUse) -> Bool {
    switch type {
    case .optional: true
    case .defined(let index, _, _):
      if case .alias(let target) = definitions[index].kind { isOptional(target) } else { false }
    case .builtIn, .parameter, .array, .dictionary, .patch: false
    }
  }

  /// A type whose values are one piece of text.
  mutating func textType() -> TypeUse {
    let enumerations = definitions.indices.filter { index in
      if case .enumeration = definitions[index].kind {
        return definitions[index].parameters.isEmpty
      }
      return false
    }
    if enumerations.isEmpty || random.happens(60) {
      return .builtIn(random.element(of: Self.texts))
    }
    let index = random.element(of: enumerations)
    return .defined(index, name: definitions[index].name, arguments: [])
  }

  /// The structures without parameters.
  var structures: [TypeUse] {
    definitions.indices.compactMap { index in
      guard case .structure = definitions[index].kind, definitions[index].parameters.isEmpty else {
        return nil
      }
      return .defined(index, name: definitions[index].name, arguments: [])
    }
  }

  /// A value of `type`, if the language has a notation for one.
  mutating func defaultValue(of type: TypeUse) -> YAMLValue? {
    switch type {
    case .builtIn(let name): return defaultValue(ofBuiltIn: name)
    case .optional(let wrapped):
      return random.happens(30) ? .bare("null") : defaultValue(of: wrapped)
    case .dictionary(let element):
      guard random.happens(50), let value = defaultValue(of: element) else { return .mapping([]) }
      return .mapping([(literal(), value)])
    case .array(let element):
      var values: [YAMLValue] = []
      for _ in 0..<random.number(below: 3) {
        guard let value = defaultValue(of: element) else { break }
        values.append(value)
      }
      return .list(values)
    case .defined(let index, _, _):
      guard case .enumeration(let cases) = definitions[index].kind else { return nil }
      return random.element(of: cases)
    case .parameter, .patch: return nil
    }
  }

  private mutating func json(_ depth: Int) -> YAMLValue {
    switch random.number(below: depth == 0 ? 3 : 5) {
    case 0: literal()
    case 1: .bare(random.element(of: ["0", "-1.5e3", "9223372036854775807", "12345678.5"]))
    case 2: .bare(random.element(of: ["true", "null"]))
    case 3: .list([json(depth - 1), json(depth - 1)])
    default: .mapping([(literal(), json(depth - 1))])
    }
  }

  private mutating func defaultValue(ofBuiltIn name: String) -> YAMLValue? {
    switch name {
    case "String": literal()
    case "Bool": .bare(random.element(of: ["true", "false"]))
    case "Int", "Int64": .bare(random.element(of: ["0", "-1", "9223372036854775807", "1000"]))
    case "Int32": .bare(random.element(of: ["-2147483648", "2147483647", "-0"]))
    case "UInt", "UInt64": .bare(random.element(of: ["0", "18446744073709551615"]))
    case "Double", "Float": .bare(random.element(of: ["0", "-1.5e3", "1E-5", "12345", "-0.0"]))
    case "JSON": json(2)
    case "Decimal": .bare(random.element(of: ["19.99", "-1e5", "123456789012345678901", "0.10"]))
    default: nil
    }
  }
}
