package import ChirpDiagnostics

/// Something that holds for every right spec.
protocol SpecRule: Sendable {
  func check(_ spec: Spec, types: TypeTable, diagnostics: inout Diagnostics)
}

/// Checks a spec against all rules.
package struct SpecChecker {
  private static let rules: [any SpecRule] = [
    TypeNameRule(), HiddenTypeRule(), KnownTypeRule(), RecursionRule(), EnumerationRule(),
    KeyRule(),
    ConformanceRule(), BaseURLRule(), ErrorPathRule(), AuthenticationRule(), MethodRule(),
    PathParameterRule(), ParameterTypeRule(), HeaderNameRule(), DictionaryKeyRule(),
    OptionalRule(), UnionRule(), BuiltInPlaceRule(), FormRule(), SchemeRule(), PagesRule(),
  ]

  package static func check(_ spec: Spec, types: TypeTable, diagnostics: inout Diagnostics) {
    for rule in rules {
      rule.check(spec, types: types, diagnostics: &diagnostics)
    }
  }
}
