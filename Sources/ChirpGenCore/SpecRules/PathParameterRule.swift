import ChirpDiagnostics

/// Every parameter of a path is declared under 'path', and the reverse.
struct PathParameterRule: SpecRule {
  func check(_ spec: Spec, types: TypeTable, diagnostics: inout Diagnostics) {
    for route in spec.routes where !route.path.parts.isEmpty {
      check(route, diagnostics: &diagnostics)
    }
  }

  private func check(_ route: Route, diagnostics: inout Diagnostics) {
    let declared = route.pathParameters.map { $0.key ?? $0.name }
    var used: [String: SourceRange] = [:]
    for case .parameter(let name) in route.path.parts {
      if let first = used[name.value] {
        diagnostics.error(
          .twice(name.value), at: name.range, notes: [.init(.firstHere, at: first)])
      }
      used[name.value] = name.range
    }
    var unused = declared.filter { used[$0.value] == nil }
    for case .parameter(let name) in route.path.parts
    where route.hasAllPathParameters && used[name.value] == name.range
      && !declared.contains(where: { $0.value == name.value })
    {
      // Of a name that is misspelt in one of the two places, one error tells.
      let near = nearest(to: name.value, among: unused.map(\.value))
      let misspelt = unused.firstIndex { $0.value == near }.map { unused.remove(at: $0) }
      diagnostics.error(
        .undeclared(name.value), at: name.range,
        notes: [
          misspelt.map { .init(.isDeclared($0.value), at: $0.range) } ?? .init(.declare(name.value))
        ])
    }
    for name in unused {
      diagnostics.error(
        .unused(name.value), at: name.range,
        notes: [.init(.pathIsHere(route.path.text), at: route.path.range)])
    }
  }
}

extension Diagnostic.Message {
  fileprivate static let firstHere: Self = "it first stands here"

  fileprivate static func twice(_ name: String) -> Self {
    "the path has the parameter '\(name)' twice"
  }

  fileprivate static func undeclared(_ name: String) -> Self {
    "the path parameter '\(name)' is not declared"
  }

  fileprivate static func isDeclared(_ name: String) -> Self {
    "'\(name)' is declared here"
  }

  fileprivate static func declare(_ name: String) -> Self {
    "declare it with its type: 'path: { \(name): UUID }'"
  }

  fileprivate static func unused(_ name: String) -> Self {
    "the path has no parameter '\(name)'"
  }

  fileprivate static func pathIsHere(_ path: String) -> Self {
    "the path is '\(path)'"
  }
}
