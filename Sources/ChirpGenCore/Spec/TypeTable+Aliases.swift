/// What aliases stand for.
extension TypeTable {
  /// How many generic aliases may lead to each other. What the last one is given grows with each:
  /// the bound keeps a hostile spec from exhausting the stack.
  static let maximumGenericAliases = 32

  /// `type` with aliases replaced by what they stand for, each with its arguments in place.
  func expanded(_ type: ResolvedType) -> ResolvedType {
    var type = type
    for _ in 0...Self.maximumGenericAliases {
      guard case .defined(let id, let arguments) = type,
        case .alias = self[id].definition.kind
      else { return type }
      if arguments.isEmpty { return expansions[id] ?? .hole }
      type = target(of: id, arguments)
    }
    return .hole
  }

  /// How many generic aliases lead to each other from the generic alias `id` on, itself included; no
  /// more than one above the bound.
  func genericAliasCount(from id: ID) -> Int {
    var type = ResolvedType.defined(
      id, arguments: self[id].definition.parameters.map { .parameter($0.value) })
    var count = 0
    while count <= Self.maximumGenericAliases, case .defined(let id, let arguments) = type,
      !arguments.isEmpty, case .alias = self[id].definition.kind
    {
      count += 1
      type = target(of: id, arguments)
    }
    return count
  }

  /// What the aliases without parameters stand for. A chain of them is followed once.
  func aliasExpansions() -> [ID: ResolvedType] {
    var expansions: [ID: ResolvedType] = [:]
    for id in ids where self[id].definition.parameters.isEmpty {
      var chain: Set<ID> = []
      var type = ResolvedType.defined(id, arguments: [])
      var genericCount = 0
      while case .defined(let next, let arguments) = type,
        case .alias = self[next].definition.kind
      {
        genericCount = arguments.isEmpty ? 0 : genericCount + 1
        if let expansion = expansions[next] {
          type = expansion
        } else if genericCount > Self.maximumGenericAliases
          || arguments.isEmpty && !chain.insert(next).inserted
        {
          type = .hole
        } else {
          type = target(of: next, arguments)
        }
      }
      for link in chain { expansions[link] = type }
    }
    return expansions
  }

  /// What the alias `id` is written to stand for, with `arguments` in place of its parameters.
  private func target(of id: ID, _ arguments: [ResolvedType]) -> ResolvedType {
    guard case .alias(let expression) = self[id].definition.kind else { return .hole }
    let type = resolve(expression, in: id)
    return arguments.isEmpty
      ? type : type.replacingParameters(with: argumentsByName(of: id, arguments))
  }

  /// `arguments` by the names of the parameters of `id`.
  func argumentsByName(of id: ID, _ arguments: [ResolvedType]) -> [String: ResolvedType] {
    let names = self[id].definition.parameters.lazy.map(\.value)
    return Dictionary(zip(names, arguments)) { first, _ in first }
  }
}
