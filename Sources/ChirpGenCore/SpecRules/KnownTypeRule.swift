import ChirpDiagnostics

/// A type that is used is defined, and takes as many arguments as it is given.
struct KnownTypeRule: SpecRule {
  func check(_ spec: Spec, types: TypeTable, diagnostics: inout Diagnostics) {
    var near = NearTypes(types)
    for part in types.parts {
      guard case .named(let name, let arguments) = part.expression else { continue }
      checkName(
        name, arguments.count, in: part.scope, types: types, near: &near, diagnostics: &diagnostics)
    }
  }

  private func checkName(
    _ name: Located<String>, _ given: Int, in scope: TypeTable.ID?, types: TypeTable,
    near: inout NearTypes, diagnostics: inout Diagnostics
  ) {
    var expected = 0
    if let builtIn = BuiltInType(rawValue: name.value) {
      expected = builtIn.parameterCount
    } else if !types.hasParameter(name.value, in: scope) {
      guard let id = types.id(named: name.value) else {
        let foreign = ForeignTypes.note(on: name.value)
        let near = near.nearest(to: name.value, in: scope)
        if near == nil, foreign == nil, !types.isComplete { return }
        let isNear = near?.lowercased() == name.value.lowercased()
        let nearNote = near.map { Diagnostic.Note(.didYouMean($0)) }
        let note = isNear ? nearNote : foreign ?? nearNote
        diagnostics.error(
          .unknown(name.value), at: name.range, notes: note.map { [$0] } ?? [])
        return
      }
      if case .hole = types[id].definition.kind { return }
      if !isNamable(id, in: scope, types: types) {
        diagnostics.error(.nested(name.value), at: name.range, notes: [.init(.defineAtTop)])
        return
      }
      expected = types[id].definition.parameters.count
    }
    if given != expected {
      diagnostics.error(.arguments(name.value, expected, given), at: name.range)
    }
  }

  /// A type that is nested in a generic one takes the arguments of that along, and has them only
  /// inside of it.
  private func isNamable(_ id: TypeTable.ID, in scope: TypeTable.ID?, types: TypeTable) -> Bool {
    guard let parent = types[id].parent, !types.parameters(of: parent).isEmpty else { return true }
    let generic = types.top(of: parent)
    var around = scope
    while let current = around {
      if current == generic { return true }
      around = types[current].parent
    }
    return false
  }
}

/// What is near the name of a type that is not known.
private struct NearTypes {
  private let types: TypeTable
  private lazy var all = NearNames(types.names)
  /// The generic parameters that may be named, by the type that has them.
  private var parameters: [TypeTable.ID: NearNames] = [:]

  init(_ types: TypeTable) {
    self.types = types
  }

  mutating func nearest(to name: String, in scope: TypeTable.ID?) -> String? {
    guard let owner = scope.flatMap({ types[$0].parameterOwner }) else {
      return all.nearest(to: name)
    }
    let near = parameters[owner, default: NearNames(types.parameters(of: owner))]
      .nearest(to: name)
    return near ?? all.nearest(to: name)
  }
}

extension Diagnostic.Message {
  fileprivate static let defineAtTop: Self = """
    define it at the top of 'types', and use it in the generic type by its name
    """

  fileprivate static func nested(_ name: String) -> Self {
    "'\(name)' is nested in a generic type, and can be named only inside of it"
  }

  fileprivate static func unknown(_ name: String) -> Self {
    "there is no type '\(name)'"
  }

  fileprivate static func arguments(_ name: String, _ expected: Int, _ given: Int) -> Self {
    switch expected {
    case 0: "'\(name)' is not generic"
    case 1: "'\(name)' takes one type in angle brackets, not \(String(given)): '\(name)<Post>'"
    default: "'\(name)' takes \(String(expected)) types in angle brackets, not \(String(given))"
    }
  }
}
