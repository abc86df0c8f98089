import ChirpDiagnostics

/// Which types a value of a type holds in place: not behind an array or a dictionary, which keep
/// their elements elsewhere.
struct HeldTypes {
  private let types: TypeTable
  private let parameters: HeldParameters
  /// Those that are always there.
  private let neededParameters: HeldParameters

  /// What aliases lead to in the end.
  private var leads: [TypeTable.ID: [Lead]] = [:]

  private struct Lead: Hashable {
    let target: TypeTable.ID
    let isEscapable: Bool
  }

  init(_ types: TypeTable) {
    self.types = types
    parameters = HeldParameters(types)
    neededParameters = HeldParameters(types, isStrict: true)
    var begun: Set<TypeTable.ID> = []
    for id in types.ids where isAlias(id) { findLeads(of: id, &begun) }
  }

  /// The structures, enumerations and unions that a value of `id` holds in place, and where it names
  /// them, be it by an alias.
  func types(heldBy id: TypeTable.ID) -> [CycleSearch.Edge] {
    if isAlias(id) { return [] }
    return typesNamed(by: id).flatMap { edge in
      leads(of: edge).map { lead in
        CycleSearch.Edge(
          target: lead.target, range: edge.range, member: edge.member,
          isEscapable: lead.isEscapable)
      }
    }
  }

  /// Follows each alias once, those in front of which others stand last. It keeps its own stack, so
  /// that a long chain of aliases cannot exhaust the program's.
  private mutating func findLeads(of start: TypeTable.ID, _ begun: inout Set<TypeTable.ID>) {
    var stack = [start]
    while let id = stack.last {
      let edges = typesNamed(by: id)
      if begun.insert(id).inserted {
        stack += edges.lazy.map(\.target).filter { isAlias($0) && !begun.contains($0) }
        if stack.last != id { continue }
      }
      if leads[id] == nil {
        var seen: Set<Lead> = []
        leads[id] = edges.flatMap(leads(of:)).filter { seen.insert($0).inserted }
      }
      stack.removeLast()
    }
  }

  /// What `edge` leads to: its target, or what that stands for.
  private func leads(of edge: CycleSearch.Edge) -> [Lead] {
    guard isAlias(edge.target) else {
      return [Lead(target: edge.target, isEscapable: edge.isEscapable)]
    }
    return (leads[edge.target] ?? []).map { lead in
      Lead(target: lead.target, isEscapable: lead.isEscapable || edge.isEscapable)
    }
  }

  private func isAlias(_ id: TypeTable.ID) -> Bool {
    if case .alias = types[id].definition.kind { true } else { false }
  }

  /// The types that the definition of `id` names where a value is held in place.
  private func typesNamed(by id: TypeTable.ID) -> [CycleSearch.Edge] {
    var edges: [CycleSearch.Edge] = []
    switch types[id].definition.kind {
    case .structure(let fields):
      for (index, field) in fields.enumerated() {
        switch field.type {
        case .expression(let expression): collect(expression, in: id, as: index, into: &edges)
        case .nested(let definition):
          if let nested = types.id(of: definition, in: id) {
            edges.append(.init(target: nested, range: definition.name.range, member: index))
          }
        }
      }
    case .union(let union):
      for (index, variant) in union.variants.enumerated() {
        collect(variant.type, in: id, as: index, isEscapable: true, into: &edges)
      }
    case .alias(let expression): collect(expression, in: id, as: 0, into: &edges)
    case .enumeration, .hole: break
    }
    return edges
  }

  private func collect(
    _ expression: TypeExpression, in scope: TypeTable.ID, as member: Int,
    isEscapable: Bool = false, into edges: inout [CycleSearch.Edge]
  ) {
    switch expression {
    case .named(let name, let arguments):
      if name.value == BuiltInType.patch.rawValue, let argument = arguments.first {
        collect(argument, in: scope, as: member, isEscapable: true, into: &edges)
        return
      }
      guard let id = types.definedType(expression, in: scope) else { return }
      edges.append(
        .init(target: id, range: name.range, member: member, isEscapable: isEscapable))
      for (parameter, argument) in zip(types[id].definition.parameters, arguments)
      where parameters.holds(parameter.value, of: id) {
        let isNeeded = neededParameters.holds(parameter.value, of: id)
        collect(
          argument, in: scope, as: member, isEscapable: isEscapable || !isNeeded, into: &edges)
      }
    case .optional(let type, _):
      collect(type, in: scope, as: member, isEscapable: true, into: &edges)
    case .array, .dictionary, .hole: break
    }
  }
}

extension TypeTable {
  /// The type of the spec that `expression` names, written inside the type `scope`; nil if it names
  /// none, or not with as many arguments as that takes.
  func definedType(_ expression: TypeExpression, in scope: ID?) -> ID? {
    guard case .named(let name, let arguments) = expression,
      BuiltInType(rawValue: name.value) == nil, !hasParameter(name.value, in: scope),
      let id = id(named: name.value), self[id].definition.parameters.count == arguments.count
    else { return nil }
    return id
  }
}
