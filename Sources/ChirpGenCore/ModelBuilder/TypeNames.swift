import ChirpDiagnostics

/// The Swift names of all types of a spec.
struct TypeNames {
  /// A type of the output in Swift's notation.
  struct Text {
    var text: String
    /// The modules that names of it are from.
    var modules: SwiftModules = []
  }

  private let types: TypeTable
  private var names: [String] = []
  private var qualifiedNames: [String] = []
  /// The names of the types that a route may name, and of the modules.
  private(set) var namable: Set<String> = []
  /// These, and all that the output names by itself.
  private(set) var topLevel: Set<String> = []
  /// The names of what stands outside of the output.
  let library: ScopedLibraryNames

  /// - Parameters:
  ///   - nested: The names of the types inside of the namespace.
  ///   - reserved: What no type at the top can be called.
  init(
    _ types: TypeTable, _ renaming: Renaming, namespace: String, nested: [String],
    reserved: Set<String>, diagnostics: inout Diagnostics
  ) {
    self.types = types
    names.reserveCapacity(types.ids.count)
    qualifiedNames.reserveCapacity(types.ids.count)
    let modules = types.modulesOfProtocols(diagnosing: namespace, diagnostics: &diagnostics)
    var top = TopLevelNames(namespace: namespace, reserved: reserved.union(modules))
    var scopes: [TypeTable.ID: NameScope] = [:]
    for id in types.ids {
      let name = renaming.type(id, of: types)
      guard let parent = types[id].parent else {
        names.append(top.name(of: types[id], name, diagnostics: &diagnostics))
        qualifiedNames.append(names[id.index])
        continue
      }
      var scope =
        scopes.removeValue(forKey: parent)
        ?? NameScope(
          reserved: types.reservedNames(in: parent, renaming).union(modules), remedy: .renameField)
      names.append(
        scope.type(name, isNested: true, diagnostics: &diagnostics))
      scopes[parent] = scope
      qualifiedNames.append("\(qualifiedNames[parent.index]).\(names[id.index])")
    }
    namable = Self.specNames.union(
      zip(types.ids, names).filter { types[$0.0].parent == nil }.map(\.1))
    topLevel = namable.union(Self.reserved)
    library = ScopedLibraryNames(types, names: names, nested: nested)
  }

  /// What a spec means by these names, or a module.
  static let specNames = LibraryNames.moduleNames.union(BuiltInType.allCases.map(\.rawValue))

  /// The type at the top that is declared as `name`.
  func topLevelType(named name: String) -> TypeTable.ID? {
    guard namable.contains(name) else { return nil }
    return types.ids.first { types[$0].parent == nil && names[$0.index] == name }
  }

  func name(of id: TypeTable.ID) -> String {
    names[id.index]
  }

  func qualifiedName(of id: TypeTable.ID) -> String {
    qualifiedNames[id.index]
  }

  /// `type` as it is written in `scope`.
  func text(_ type: ResolvedType, in scope: NamingScope) -> Text {
    switch type {
    case .builtIn(let builtIn):
      return Text(text: library[scope].text(builtIn.rawValue), modules: builtIn.modules)
    case .defined(let id, let arguments):
      let name = isNested(id, in: scope) ? names[id.index] : qualifiedNames[id.index]
      if arguments.isEmpty { return Text(text: name) }
      let texts = arguments.map { text($0, in: scope) }
      let list = texts.map(\.text).joined(separator: ", ")
      return Text(text: "\(name)<\(list)>", modules: SwiftModules(texts.map(\.modules)))
    case .parameter(let name): return Text(text: name)
    case .optional(let wrapped):
      let wrapped = text(wrapped, in: scope)
      return Text(text: "\(wrapped.text)?", modules: wrapped.modules)
    case .patch(let wrapped):
      let wrapped = text(wrapped, in: scope)
      return Text(
        text: "\(library[scope].text("Patch"))<\(wrapped.text)>",
        modules: wrapped.modules.union(.runtime))
    case .array(let element):
      let element = text(element, in: scope)
      return Text(text: "[\(element.text)]", modules: element.modules)
    case .dictionary(let key, let value):
      let (key, value) = (text(key, in: scope), text(value, in: scope))
      return Text(
        text: "[\(key.text): \(value.text)]", modules: key.modules.union(value.modules))
    case .hole: return Text(text: "Never")
    }
  }

  /// Whether `id` stands directly in `scope`, where its name alone is enough.
  private func isNested(_ id: TypeTable.ID, in scope: NamingScope) -> Bool {
    guard case .type(let around) = scope else { return false }
    return types[id].parent == around
  }

  /// Names that the output uses by itself.
  private static let reserved: Set<String> = [
    "APIEndpoint", "APIRequest", "Any", "Array", "Authentication", "ChirpRuntime", "Codable",
    "Decodable", "DateFormat", "Dictionary", "EmptyResponse", "Encodable", "Endpoint",
    "EndpointPath", "Equatable", "ErrorCode", "ErrorMapping", "Foundation", "HTTPHeaders",
    "HTTPMethod", "Hashable", "Identifiable", "ObjectDecodable", "ObjectEncodable", "ObjectReader",
    "ObjectWriter",
    "Optional", "ParameterConvertible", "Protocol", "QueryItems", "RawRepresentable",
    "RequestBody", "Self", "Sendable", "StatusPattern", "Swift", "Type",
  ]

  /// Whether the namespace of the API cannot have the name, since the output uses it otherwise.
  static func isReserved(_ name: String) -> Bool {
    reserved.contains(name) || BuiltInType(rawValue: name) != nil
  }
}

extension TypeTable {
  /// The names that a type nested in `id` cannot have: `Identifiable` has a type `ID` itself, which is
  /// that of the field `id`.
  fileprivate func reservedNames(in id: ID, _ renaming: Renaming) -> Set<String> {
    let isIdentifiable = self[id].definition.conformances.contains {
      ProtocolName($0.value).text == "Identifiable"
    }
    guard isIdentifiable, case .structure(let fields) = self[id].definition.kind else {
      return LibraryNames.moduleNames
    }
    if case .nested = IdentityField.find(in: fields, renaming)?.type {
      return LibraryNames.moduleNames
    }
    return LibraryNames.moduleNames.union(["ID"])
  }

  /// The modules that `conforms` names, which no type can be called: it would be meant in their place.
  fileprivate func modulesOfProtocols(
    diagnosing namespace: String, diagnostics: inout Diagnostics
  ) -> Set<String> {
    let named = ids.lazy.flatMap { self[$0].definition.conformances }
    if let other = named.first(where: { ProtocolName($0.value).module == namespace }) {
      diagnostics.error(
        .namespace(namespace, namespace), at: other.range,
        notes: [.init(.renameTypeOrNamespace)])
    }
    return modulesOfProtocols
  }
}

/// The names of the types at the top.
private struct TopLevelNames {
  private let namespace: String
  private var scope: NameScope
  /// The routes whose responses are defined in place, by the names of these.
  private var routes: [String: TypeTable.RouteName] = [:]

  init(namespace: String, reserved: Set<String>) {
    self.namespace = namespace
    scope = NameScope(reserved: LibraryNames.moduleNames.union(reserved), remedy: .renameType)
  }

  mutating func name(
    of type: TypeTable.Entry, _ part: Nameable, diagnostics: inout Diagnostics
  ) -> String {
    let name = TypeTable.typeName(part.text)
    if name == namespace {
      NameFault(part: part, name: name).report(
        .namespace(part.wire.value, namespace), remedy: .renameTypeOrNamespace,
        isTaken: { $0 == namespace }, diagnostics: &diagnostics)
      return name
    }
    guard let route = type.route else { return scope.type(part, diagnostics: &diagnostics) }
    if let other = routes[name], other.isSame(as: route) { return name }
    routes[name] = route
    return scope.type(
      part, called: "the response of '\(route.name)'", diagnostics: &diagnostics)
  }
}

extension TypeTable.RouteName {
  /// Whether naming refuses the two routes, so that nothing need be said of their responses.
  fileprivate func isSame(as other: Self) -> Bool {
    group.flatMap(Identifier.type) == other.group.flatMap(Identifier.type)
      && Identifier.member(name) == Identifier.member(other.name)
  }
}

extension Diagnostic.Message {
  fileprivate static let renameTypeOrNamespace: Self = """
    choose another name, or another namespace: 'namespace' in 'chirp-gen.yaml', or '--namespace'
    """

  fileprivate static func namespace(_ wire: String, _ namespace: String) -> Self {
    wire == namespace
      ? "'\(wire)' is the name of the namespace that holds the endpoints"
      : "'\(wire)' becomes '\(namespace)', the name of the namespace that holds the endpoints"
  }
}

extension BuiltInType {
  /// Where the Swift type of that name is from.
  fileprivate var modules: SwiftModules {
    switch self {
    case .decimal, .date, .uuid, .url, .data: .foundation
    case .day, .json, .file, .patch: .runtime
    case .string, .bool, .int, .int32, .int64, .uint, .uint64, .double, .float: []
    }
  }
}
