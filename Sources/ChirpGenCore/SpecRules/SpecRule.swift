import ChirpDiagnostics

/// Something that holds for every right spec.
protocol SpecRule: Sendable {
  func check(_ spec: Spec, types: TypeTable, diagnostics: inout Diagnostics)
}

/// Checks a spec against all rules.
struct SpecChecker {
  private let rules: [any SpecRule]

  /// - Parameters:
  ///   - renaming: The names in Swift that the user chooses: some rules are of these.
  ///   - fillsColons: Whether segments like `:id` are parameters of the requests that are made, of
  ///     which an error tells then.
  init(_ renaming: Renaming, fillsColons: Bool) {
    rules = [
      TypeNameRule(), HiddenTypeRule(renaming: renaming), KnownTypeRule(), RecursionRule(),
      EnumerationRule(), KeyRule(), ConformanceRule(renaming: renaming), BaseURLRule(),
      ErrorPathRule(), AuthenticationRule(), MethodRule(),
      PathParameterRule(fillsColons: fillsColons), ParameterTypeRule(), HeaderNameRule(),
      DictionaryKeyRule(), OptionalRule(), UnionRule(), BuiltInPlaceRule(), FormRule(),
      SchemeRule(), PagesRule(), ConstantRule(), FlatStructureRule(), NestingRule(),
    ]
  }

  func check(_ spec: Spec, types: TypeTable, diagnostics: inout Diagnostics) {
    let found = rules.concurrentMap { rule in
      var diagnostics = Diagnostics()
      rule.check(spec, types: types, diagnostics: &diagnostics)
      return diagnostics
    }
    for found in found { diagnostics.add(found) }
  }
}
