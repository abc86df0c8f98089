import ChirpDiagnostics

/// Keys that other languages, first of all OpenAPI and JSON Schema, have where this one has others.
struct ForeignKeys: Sendable {
  private let synonyms: [String: String]
  private let advice: [String: Diagnostic.Message]

  private init(
    _ synonyms: [String: [String]], advice: [(message: Diagnostic.Message, keys: [String])] = []
  ) {
    self.synonyms = Self.byKey(synonyms.map { ($0.key, $0.value) })
    self.advice = Self.byKey(advice.map { ($0.message, $0.keys) })
  }

  private static func byKey<Value>(_ entries: [(Value, [String])]) -> [String: Value] {
    Dictionary(entries.flatMap { value, keys in keys.map { ($0, value) } }) { first, _ in first }
  }

  /// What is to be done in place of writing `key`; nil if no other language is known to have it.
  func note(on key: String) -> Diagnostic.Note? {
    if let advice = advice[key] { return .init(advice) }
    return synonyms[key].map { .init(.didYouMean($0)) }
  }

  static let none = ForeignKeys([:])

  static let spec = ForeignKeys(
    [
      "api": ["info", "metadata"], "auth": ["security", "securitySchemes", "authentication"],
      "chirp": ["version"], "include": ["import", "imports", "includes"],
      "types": ["components", "schemas", "models", "definitions", "structs", "enums"],
      "routes": ["paths", "endpoints", "operations", "requests"],
    ],
    advice: [
      (.belongs(to: "api"), ["name", "title", "description", "baseURL", "base_url", "servers"]),
      (.belongs(to: "json"), ["dates", "keys"]),
      (.belongs(to: "errors"), ["codes", "reason"]),
      (.belongs(to: "defaults"), ["timeout", "retry", "cache", "headers"]),
    ])

  static let api = ForeignKeys([
    "name": ["title"], "baseURL": ["url", "base_url", "host", "server", "servers"],
    "description": ["summary"],
  ])

  static let scheme = ForeignKeys(
    ["type": ["kind"]],
    advice: [
      (.placeIsTheKey, ["in", "name"]), (.schemeIsTheType, ["scheme"]),
      (.tokenOfAnyFormat, ["bearerFormat"]),
    ])

  static let type = ForeignKeys(
    [
      "fields": ["properties", "attributes", "members"], "cases": ["enum", "values"],
      "oneOf": ["anyOf", "union", "variants"], "tag": ["discriminator"],
      "description": ["title", "summary", "doc"], "conforms": ["protocols", "implements"],
    ],
    advice: [
      (.kindFollows, ["type"]), (.optionalType, ["required", "nullable", "optional"]),
      (.ownFields, ["allOf", "extends", "inherits", "base"]), (.typeByName, ["$ref", "ref"]),
      (.arrayType, ["items"]), (.dictionaryType, ["additionalProperties"]), (.format, ["format"]),
    ])

  static let field = ForeignKeys(
    [
      "fields": ["properties"], "cases": ["enum"], "oneOf": ["anyOf"],
      "key": ["name", "json", "wire"], "description": ["title", "summary", "doc"],
      "default": ["value"],
    ], advice: ofValues)

  /// Those of a parameter and of a part, which hold no type of their own.
  static let parameter = ForeignKeys(
    [
      "type": ["schema"], "key": ["name", "wire"], "description": ["title", "summary", "doc"],
      "default": ["value"],
    ],
    advice: ofValues + [
      (.placeOfParameter, ["in"]),
      (.typeOfItsOwn, ["cases", "enum", "fields", "properties", "oneOf", "anyOf"]),
    ])

  private static let ofValues: [(message: Diagnostic.Message, keys: [String])] = [
    (.optionalType, ["required", "nullable", "optional"]), (.typeByName, ["$ref", "ref"]),
    (.arrayType, ["items"]), (.dictionaryType, ["additionalProperties"]), (.format, ["format"]),
    (.ownFields, ["allOf"]),
    (
      .noValidation,
      [
        "minimum", "maximum", "min", "max", "minLength", "maxLength", "pattern", "minItems",
        "maxItems",
      ]
    ),
  ]

  static let route = ForeignKeys(
    [
      "body": ["requestBody", "request", "payload", "json"],
      "response": ["responses", "returns", "result"], "group": ["tags", "tag", "namespace"],
      "auth": ["security", "authentication", "authorization"],
      "description": ["summary", "title", "doc"],
    ],
    advice: [
      (.routeHoldsBoth, ["method", "url", "uri", "get", "post", "put", "patch", "delete"]),
      (.threeKinds, ["parameters", "params"]), (.namedByKey, ["operationId", "name", "id"]),
    ])

  static let configuration = ForeignKeys([
    "spec": ["specs", "input", "source", "file"],
    "output": ["out", "outputDirectory", "destination", "target"],
    "access": ["accessLevel", "visibility", "accessModifier"], "imports": ["import"],
    "rename": ["names", "renames"], "include": ["only", "filter"],
  ])
}

extension Diagnostic.Message {
  fileprivate static func belongs(to key: String) -> Self {
    "it belongs to '\(key)'"
  }

  fileprivate static let placeIsTheKey: Self = """
    the place of a key and its name there are one entry: 'header: X-API-Key', or 'query' or 'cookie'
    """
  fileprivate static let schemeIsTheType: Self = """
    a scheme of HTTP is a type of its own: '{ type: bearer }' or '{ type: basic }'
    """
  fileprivate static let tokenOfAnyFormat: Self = """
    a token is sent as it is, whatever its format: 'description' can tell of it
    """
  fileprivate static let kindFollows: Self = """
    what a type is follows from its 'fields', 'cases' or 'oneOf'; an alias is written 'UserID: UUID'
    """
  fileprivate static let optionalType: Self = """
    what may be absent or null has a type with '?', as in 'String?', and everything else is required
    """
  fileprivate static let ownFields: Self = "a type names all of its fields itself"
  fileprivate static let typeByName: Self = "a type is used by its name alone: 'author: User'"
  fileprivate static let arrayType: Self = "an array is written as a type: 'tags: [String]'"
  fileprivate static let dictionaryType: Self = """
    a dictionary is written as a type: 'counts: [String: Int]'
    """
  fileprivate static let format: Self = "the type says it: 'UUID', 'Date', 'URL', 'Int64'"
  fileprivate static let noValidation: Self = """
    a server checks what it is sent: 'description' can tell of it
    """
  fileprivate static let placeOfParameter: Self = """
    where it is sent follows from what it stands under: 'path', 'query' or 'headers' of the route
    """
  fileprivate static let typeOfItsOwn: Self = """
    define the type under 'types', 'Order: { cases: [newest, oldest] }', and use its name: 'order: Order'
    """
  fileprivate static let routeHoldsBoth: Self = """
    'route' holds the method and the path: 'route: GET /users/{userID}'
    """
  fileprivate static let threeKinds: Self = """
    'path', 'query' and 'headers' hold parameters, each with its type: 'query: { page: Int }'
    """
  fileprivate static let namedByKey: Self = "a route is named by the key in front of it"
}
