/// The names of what stands outside of the output, in each scope of it: a name is hidden where something
/// of the output that is called so can be seen, and nowhere else.
struct ScopedLibraryNames {
  /// At the top of a file.
  let module: LibraryNames
  /// In the namespace, if the types inside of it hide more.
  private let namespace: LibraryNames?
  /// In the types that hide more, by their generic parameters and what is nested in them.
  private var byType: [TypeTable.ID: LibraryNames] = [:]

  /// - Parameters:
  ///   - names: The names of all types, in their order.
  ///   - nested: The names of the types inside of the namespace.
  init(_ types: TypeTable, names: [String], nested: [String]) {
    let top = types.ids.lazy.filter { types[$0].parent == nil }.map { names[$0.index] }
    module = LibraryNames(hiddenBy: top)
    namespace = module.hiding(nested)
    for id in types.ids {
      let around = types[id].parent.flatMap { byType[$0] }
      let own =
        types[id].definition.parameters.map(\.value) + types[id].nested.map { names[$0.index] }
      byType[id] = own.isEmpty ? around : (around ?? module).hiding(own) ?? around
    }
  }

  /// How the names are written in `scope`.
  subscript(scope: NamingScope) -> LibraryNames {
    hiding(in: scope) ?? module
  }

  /// How the names are written in `scope`, if more of them are hidden there than at the top of a file.
  func hiding(in scope: NamingScope) -> LibraryNames? {
    switch scope {
    case .module: nil
    case .namespace: namespace
    case .type(let id): byType[id]
    }
  }

  /// The names that are hidden somewhere, and not at the top of a file.
  var hiddenWithin: Set<String> {
    byType.values.reduce(into: namespace?.hidden(beside: module) ?? []) { names, library in
      names.formUnion(library.hidden(beside: module))
    }
  }
}
