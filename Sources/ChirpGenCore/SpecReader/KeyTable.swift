/// The keys that a mapping of the spec language may hold.
struct KeyTable: Sendable {
  /// What holds them, for messages: "a route".
  let owner: String
  let keys: [String]
  /// Keys of the language that this version does not act on; they are refused where they stand.
  let planned: [String]
  /// What people of other languages write in their place.
  let foreign: ForeignKeys
  /// How the mapping is written, for a message where there is none.
  let example: String
  /// Whether a constant without a type has that of its value, and is not text in any case.
  let typesConstants: Bool

  init(
    _ owner: String, keys: [String], planned: [String] = [], foreign: ForeignKeys = .none,
    example: String = "", typesConstants: Bool = false
  ) {
    self.owner = owner
    self.keys = keys
    self.planned = planned
    self.foreign = foreign
    self.example = example
    self.typesConstants = typesConstants
  }
}

extension KeyTable {
  static let spec = KeyTable(
    "a spec",
    keys: ["chirp", "api", "json", "auth", "errors", "defaults", "types", "routes", "include"],
    foreign: .spec)

  /// What a file holds that a spec includes.
  static let part = KeyTable(
    "an included file", keys: ["auth", "types", "routes", "include"], foreign: .spec)

  static let api = KeyTable(
    "'api'", keys: ["name", "description", "baseURL"], foreign: .api,
    example: "api: { name: Chirp }")

  static let json = KeyTable(
    "'json'", keys: ["dates", "keys"], example: "json: { dates: iso8601 }")

  static let errors = KeyTable(
    "'errors'", keys: ["body", "reason", "code", "codes"], example: "errors: { body: Failure }")

  static let authentication = KeyTable(
    "an authentication scheme", keys: ["type", "header", "query", "cookie", "description"],
    foreign: .scheme, example: "session: { type: bearer }")

  /// What a route demands of authentication, in its long form.
  static let requirement = KeyTable("'auth' of a route", keys: ["all"])

  static let type = KeyTable(
    "a type",
    keys: [
      "fields", "cases", "oneOf", "tag", "frozen", "description", "conforms", "deprecated",
      "example",
    ], foreign: .type)

  static let field = KeyTable(
    "a field",
    keys: [
      "type", "key", "default", "description", "fields", "cases", "oneOf", "tag", "frozen",
      "conforms", "deprecated", "example",
    ], foreign: .field)

  static let parameter = KeyTable(
    "a parameter",
    keys: ["type", "key", "default", "description", "style", "const", "deprecated", "example"],
    foreign: .parameter)

  /// A field of a body that is written in place. A value of JSON is of one type or another.
  static let bodyField = KeyTable(
    "a field of a body", keys: field.keys + ["const"], foreign: .field, typesConstants: true)

  static let formField = KeyTable(
    "a field of a body", keys: field.keys + ["const"], foreign: .field)

  static let multipartPart = KeyTable(
    "a part of a multipart body",
    keys: ["type", "key", "default", "description", "const", "deprecated", "example"],
    foreign: .parameter)

  static let defaults = KeyTable(
    "'defaults'", keys: ["auth", "timeout", "retry", "cache", "priority", "headers"],
    example: "defaults: { timeout: 10s }")

  static let retry = KeyTable("'retry'", keys: ["attempts", "base", "cap"])

  static let offline = KeyTable("'offline'", keys: ["queue"])

  static let pages = KeyTable(
    "'pages'", keys: ["by", "parameter", "limit", "next", "items", "total"],
    example: "pages: { by: page, parameter: page, items: items }")

  static let route = KeyTable(
    "a route",
    keys: [
      "route", "path", "query", "headers", "body", "form", "multipart", "text", "data", "response",
      "errors", "auth", "pages", "timeout", "retry", "cache", "priority", "deduplicate",
      "skipQueue", "idempotencyKey", "offline", "baseURL", "description", "example", "deprecated",
      "group",
    ],
    planned: ["stream"], foreign: .route, example: "feed: { route: GET /feed }")
}
