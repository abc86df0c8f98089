import ChirpDiagnostics

/// A route names an authentication scheme of the spec.
struct AuthenticationRule: SpecRule {
  func check(_ spec: Spec, types: TypeTable, diagnostics: inout Diagnostics) {
    let known = Set(spec.authentication.map(\.name.value))
    var names = NearNames(spec.authentication.map(\.name.value) + ["none"])
    let demands = spec.routes.map(\.authentication) + [spec.defaults.authentication]
    let isFew = 1...12 ~= spec.authentication.count
    let otherwise =
      isFew
      ? Diagnostic.Message.schemes(spec.authentication.map(\.name.value)) : .defineScheme
    for name in demands.flatMap({ $0?.schemes ?? [] }) where !known.contains(name.value) {
      let near = names.nearest(to: name.value)
      if near == nil, !spec.hasAllSchemes { continue }
      diagnostics.error(
        .unknown(name.value), at: name.range,
        notes: [near.map { .init(.didYouMean($0)) } ?? .init(otherwise)])
    }
  }
}

extension Diagnostic.Message {
  fileprivate static let defineScheme: Self = """
    schemes are defined at the top: 'auth: { session: { type: bearer } }'
    """

  fileprivate static func schemes(_ names: [String]) -> Self {
    "the spec has \(names.map { "'\($0)'" }.joined(separator: ", "))"
  }

  fileprivate static func unknown(_ name: String) -> Self {
    "there is no authentication scheme '\(name)'"
  }
}
