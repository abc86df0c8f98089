import ChirpDiagnostics

/// Decides every name and type of the output: a `Spec` becomes a `SwiftModule`.
package struct ModelBuilder {
  let spec: Spec
  let types: TypeTable
  let usage: TypeUsage
  let names: TypeNames
  let options: SwiftOptions
  let renaming: Renaming
  /// The names of the ways of authentication, by what the spec calls them.
  let schemeNames: [String: String]
  var defaults: DefaultExpression
  /// The fields and variants that close a cycle of types, and are kept outside of what holds them.
  let boxed: BoxedMembers
  var diagnostics: Diagnostics

  private init(
    _ spec: Spec, types: TypeTable, renaming: Renaming, options: SwiftOptions,
    diagnostics: consuming Diagnostics
  ) {
    self.spec = spec
    self.types = types
    self.options = options
    usage = TypeUsage(spec, types: types, renaming)
    boxed = BoxedMembers(types)
    self.renaming = renaming
    schemeNames = Self.schemeNames(spec.authentication, renaming, diagnostics: &diagnostics)
    names = TypeNames(
      types, renaming, namespace: options.namespace,
      nested: Self.typeNames(of: spec.routes, renaming, style: options.style),
      reserved: options.style == .structs ? ["Response"] : [], diagnostics: &diagnostics)
    defaults = DefaultExpression(
      types: types, names: names,
      caseNames: Self.caseNames(types, names, renaming, diagnostics: &diagnostics))
    self.diagnostics = diagnostics
  }

  /// - Parameter source: The name of the spec's file.
  static func build(
    _ spec: Spec, types: TypeTable, renaming: Renaming, source: String, options: SwiftOptions,
    diagnostics: inout Diagnostics
  ) -> SwiftModule {
    var moved = Diagnostics()
    swap(&moved, &diagnostics)
    var builder = ModelBuilder(
      spec, types: types, renaming: renaming, options: options, diagnostics: moved)
    defer { swap(&builder.diagnostics, &diagnostics) }
    // Types and routes are built at the same time, since neither names anything of the other.
    let types = Future { [builder] in
      var builder = builder
      return (types: builder.topLevelTypes(), diagnostics: builder.diagnostics)
    }
    let (namespace, groups) = builder.namespaces()
    builder.diagnostics.add(types.value.diagnostics)
    return SwiftModule(
      options: options, source: source, library: builder.names.library.module,
      namesHiddenWithin: builder.names.library.hiddenWithin, namespace: namespace,
      groups: groups, authentication: builder.authentication(), types: types.value.types,
      errorMapping: builder.errorMapping())
  }

  /// The names of the types that groups and routes become.
  private static func typeNames(
    of routes: [Route], _ renaming: Renaming, style: SwiftOptions.Style
  ) -> [String] {
    let groups = routes.compactMap { route in
      route.group.flatMap { Identifier.type(renaming.group($0).text) }
    }
    guard style == .structs else { return groups }
    return groups
      + routes.compactMap { route in
        Identifier.type(renaming.member(route.name, of: nil).text).map { $0 + requestSuffix }
      }
  }

  /// What the name of a structure ends with that is a route.
  static let requestSuffix = "Request"

  /// The names of the cases of every enumeration.
  private static func caseNames(
    _ types: TypeTable, _ typeNames: TypeNames, _ renaming: Renaming,
    diagnostics: inout Diagnostics
  ) -> [TypeTable.ID: [String]] {
    var names: [TypeTable.ID: [String]] = [:]
    for id in types.ids {
      guard case .enumeration(let cases) = types[id].definition.kind else { continue }
      var reserved: Set<String> = ["hashValue", "init", "rawValue"]
      if !types[id].definition.isFrozen { reserved.insert("unrecognized") }
      // A rule tells of a value that is given twice.
      var known: Set<String> = []
      let distinct = cases.map(\.name).filter { known.insert($0.value).inserted }
      let caseNames = MemberNames.names(
        for: distinct.map { MemberNames.Member(part: renaming.member($0, of: types[id].name)) },
        reserved: [reserved, typeNames.topLevel], clashes: .settled,
        remedy: .renameCase, diagnostics: &diagnostics)
      let nameByText = Dictionary(zip(distinct.map(\.value), caseNames)) { first, _ in first }
      names[id] = cases.map { nameByText[$0.name.value] ?? "" }
    }
    return names
  }
}
