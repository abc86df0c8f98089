import ChirpDiagnostics

/// Every parameter of a path is declared under 'path', and the reverse.
struct PathParameterRule: SpecRule {
  func check(_ spec: Spec, types: TypeTable, diagnostics: inout Diagnostics) {
    for route in spec.routes where !route.path.parts.isEmpty {
      check(route, diagnostics: &diagnostics)
    }
  }

  private func check(_ route: Route, diagnostics: inout Diagnostics) {
    let declared = route.pathParameters.map { ($0.key ?? $0.name).value }
    var used: [String: SourceRange] = [:]
    // A declared parameter that an undeclared one is taken for: one slip, one error.
    var taken: Set<String> = []
    for case .parameter(let name) in route.path.parts {
      if let first = used[name.value] {
        diagnostics.error(
          .twice(name.value), at: name.range, notes: [.init(.firstHere, at: first)])
      } else if !declared.contains(name.value) {
        let near = nearest(to: name.value, among: declared)
        if let near { taken.insert(near) }
        diagnostics.error(
          .undeclared(name.value), at: name.range,
          notes: [near.map { .init(.didYouMean($0)) } ?? .init(.declare(name.value))])
      }
      used[name.value] = name.range
    }
    for parameter in route.pathParameters {
      let name = parameter.key ?? parameter.name
      if used[name.value] == nil, !taken.contains(name.value) {
        diagnostics.error(
          .unused(name.value), at: name.range,
          notes: [.init(.pathIsHere(route.path.text), at: route.path.range)])
      }
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
