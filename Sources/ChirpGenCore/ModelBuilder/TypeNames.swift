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

  init(_ types: TypeTable, namespace: String, diagnostics: inout Diagnostics) {
    self.types = types
    names.reserveCapacity(types.ids.count)
    qualifiedNames.reserveCapacity(types.ids.count)
    var top = NameScope(reserved: Self.reserved.union([namespace]), remedy: .renameType)
    var nested: [TypeTable.ID: NameScope] = [:]
    for id in types.ids {
      let name = types[id].definition.name
      guard let parent = types[id].parent else {
        names.append(top.type(name, diagnostics: &diagnostics))
        qualifiedNames.append(names[id.index])
        continue
      }
      var scope =
        nested.removeValue(forKey: parent)
        ?? NameScope(reserved: Self.reserved, remedy: .renameField)
      names.append(scope.type(name, diagnostics: &diagnostics))
      nested[parent] = scope
      qualifiedNames.append("\(qualifiedNames[parent.index]).\(names[id.index])")
    }
  }

  func name(of id: TypeTable.ID) -> String {
    names[id.index]
  }

  func qualifiedName(of id: TypeTable.ID) -> String {
    qualifiedNames[id.index]
  }

  /// The names that nothing in the namespace of the API may hide.
  var topLevel: Set<String> {
    Self.reserved.union(BuiltInType.allCases.map(\.rawValue))
      .union(types.ids.lazy.filter { types[$0].parent == nil }.map { names[$0.index] })
  }

  /// `type` as it is written inside `scope`.
  func text(_ type: ResolvedType, in scope: TypeTable.ID? = nil) -> Text {
    switch type {
    case .builtIn(let builtIn):
      return Text(text: builtIn.rawValue, modules: builtIn.modules)
    case .defined(let id, let arguments):
      let name = types[id].parent == scope ? names[id.index] : qualifiedNames[id.index]
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
      return Text(text: "Patch<\(wrapped.text)>", modules: wrapped.modules.union(.runtime))
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

  /// Names that the output uses by themselves; a type of that name would hide what is meant.
  private static let reserved: Set<String> = [
    "Any", "Array", "Authentication", "ChirpRuntime", "Codable", "Decodable", "DateFormat",
    "Dictionary", "EmptyResponse", "Encodable", "Endpoint", "EndpointPath", "Equatable",
    "ErrorCode", "ErrorMapping", "Foundation", "HTTPHeaders", "HTTPMethod", "Hashable",
    "Identifiable", "ObjectDecodable", "ObjectEncodable", "ObjectReader", "ObjectWriter",
    "Optional", "ParameterConvertible", "Protocol", "QueryItems", "RawRepresentable",
    "RequestBody", "Self", "Sendable", "StatusPattern", "Swift", "Type",
  ]

  /// Whether the namespace of the API cannot have the name, since the output uses it otherwise.
  static func isReserved(_ name: String) -> Bool {
    reserved.contains(name) || BuiltInType(rawValue: name) != nil
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
