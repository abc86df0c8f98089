/// Of which generic parameters a value of a generic type holds a value in place.
///
/// `Box<Item>` with a field `item: Item` holds its parameter, and `Page<Item>` with `items: [Item]`
/// does not. What `Shelf<Item>` with `box: Box<Page<Item>>` holds depends on both: such conditions
/// are noted, and crossed off as parameters turn out to be held.
struct HeldParameters {
  private struct Parameter: Hashable {
    let owner: TypeTable.ID
    let name: String
  }

  private struct Conclusion {
    let parameter: Parameter
    /// How many other parameters have to be held still.
    var openConditions: Int
  }

  private let types: TypeTable
  /// Whether only what is always there counts.
  private let isStrict: Bool
  private var held: Set<Parameter> = []
  private var conclusions: [Conclusion] = []
  /// The conclusions that wait for a parameter, by their place.
  private var waiting: [Parameter: [Int]] = [:]

  /// - Parameter isStrict: Whether only what is always there counts: nothing that is optional, and no
  ///   variant of a union.
  init(_ types: TypeTable, isStrict: Bool = false) {
    self.types = types
    self.isStrict = isStrict
    for id in types.ids {
      guard let owner = types[id].parameterOwner else { continue }
      switch types[id].definition.kind {
      case .structure(let fields):
        for field in fields {
          if case .expression(let type) = field.type { add(type, owner, conditions: []) }
        }
      case .union(let union) where !isStrict:
        for variant in union.variants { add(variant.type, owner, conditions: []) }
      case .alias(let type): add(type, owner, conditions: [])
      case .enumeration, .union, .hole: break
      }
    }
  }

  /// Whether a value of the generic type `id` holds one of its parameter `name` in place.
  func holds(_ name: String, of id: TypeTable.ID) -> Bool {
    held.contains(Parameter(owner: id, name: name))
  }

  /// Notes what `expression` says of the parameters of `owner`, inside of which it is written.
  private mutating func add(
    _ expression: TypeExpression, _ owner: TypeTable.ID, conditions: [Parameter]
  ) {
    switch expression {
    case .named(let name, let arguments):
      if types.hasParameter(name.value, in: owner) {
        conclude(Parameter(owner: owner, name: name.value), conditions)
      } else if name.value == BuiltInType.patch.rawValue, let argument = arguments.first {
        if !isStrict { add(argument, owner, conditions: conditions) }
      } else if let id = types.definedType(expression, in: owner) {
        for (parameter, argument) in zip(types[id].definition.parameters, arguments) {
          let condition = Parameter(owner: id, name: parameter.value)
          add(argument, owner, conditions: conditions + [condition])
        }
      }
    case .optional(let type, _):
      if !isStrict { add(type, owner, conditions: conditions) }
    case .array, .dictionary, .hole: break
    }
  }

  private mutating func conclude(_ parameter: Parameter, _ conditions: [Parameter]) {
    let open = conditions.filter { !held.contains($0) }
    if open.isEmpty {
      hold(parameter)
    } else {
      for condition in open { waiting[condition, default: []].append(conclusions.count) }
      conclusions.append(Conclusion(parameter: parameter, openConditions: open.count))
    }
  }

  private mutating func hold(_ first: Parameter) {
    var pending = [first]
    while let parameter = pending.popLast() {
      guard held.insert(parameter).inserted else { continue }
      for index in waiting.removeValue(forKey: parameter) ?? [] {
        conclusions[index].openConditions -= 1
        if conclusions[index].openConditions == 0 { pending.append(conclusions[index].parameter) }
      }
    }
  }
}
