import ChirpDiagnostics

/// A type that is used is defined, and takes as many arguments as it is given.
struct KnownTypeRule: SpecRule {
  func check(_ spec: Spec, types: TypeTable, diagnostics: inout Diagnostics) {
    spec.forEachTypeUse(in: types) { expression, scope in
      check(expression, in: scope, types: types, diagnostics: &diagnostics)
    }
  }

  private func check(
    _ expression: TypeExpression, in scope: TypeTable.ID?, types: TypeTable,
    diagnostics: inout Diagnostics
  ) {
    switch expression {
    case .named(let name, let arguments):
      checkName(name, arguments, in: scope, types: types, diagnostics: &diagnostics)
      for argument in arguments {
        check(argument, in: scope, types: types, diagnostics: &diagnostics)
      }
    case .optional(let type, _), .array(let type, _):
      check(type, in: scope, types: types, diagnostics: &diagnostics)
    case .dictionary(let key, let value, _):
      check(key, in: scope, types: types, diagnostics: &diagnostics)
      check(value, in: scope, types: types, diagnostics: &diagnostics)
    case .hole: break
    }
  }

  private func checkName(
    _ name: Located<String>, _ arguments: [TypeExpression], in scope: TypeTable.ID?,
    types: TypeTable, diagnostics: inout Diagnostics
  ) {
    var expected = 0
    if let builtIn = BuiltInType(rawValue: name.value) {
      if !builtIn.isSupported {
        diagnostics.error(.planned(name.value), at: name.range)
        return
      }
    } else if types.parameters(of: scope).contains(name.value) {
      expected = 0
    } else if let id = types.id(named: name.value) {
      expected = types[id].definition.parameters.count
    } else {
      let near = nearest(to: name.value, among: types.names + types.parameters(of: scope))
      if near == nil, !types.isComplete { return }
      diagnostics.error(
        .unknown(name.value), at: name.range, notes: near.map { [.init(.didYouMean($0))] } ?? [])
      return
    }
    if arguments.count != expected {
      diagnostics.error(.arguments(name.value, expected, arguments.count), at: name.range)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func planned(_ name: String) -> Self {
    "this version of chirp-gen does not support the type '\(name)' yet"
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
