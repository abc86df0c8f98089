/// The keys that a mapping of the spec language may hold.
struct KeyTable: Sendable {
  /// What holds them, for messages: "a route".
  let owner: String
  let keys: [String]
  /// Keys of the language that this version does not act on; they are refused where they stand.
  let planned: [String]

  init(_ owner: String, keys: [String], planned: [String] = []) {
    self.owner = owner
    self.keys = keys
    self.planned = planned
  }
}

extension KeyTable {
  static let spec = KeyTable(
    "a spec", keys: ["chirp", "api", "json", "auth", "errors", "types", "routes"],
    planned: ["defaults", "include"])

  static let api = KeyTable("'api'", keys: ["name", "description", "baseURL"])

  static let json = KeyTable("'json'", keys: ["dates", "keys"])

  static let errors = KeyTable("'errors'", keys: ["body", "reason", "code", "codes"])

  static let authentication = KeyTable(
    "an authentication scheme", keys: ["type"],
    planned: ["header", "query", "cookie", "description"])

  static let type = KeyTable(
    "a type", keys: ["fields", "cases", "description", "conforms"],
    planned: ["oneOf", "tag", "frozen", "deprecated", "example"])

  static let field = KeyTable(
    "a field",
    keys: ["type", "key", "default", "description", "fields", "cases", "conforms"],
    planned: ["oneOf", "tag", "frozen", "deprecated", "example"])

  static let parameter = KeyTable(
    "a parameter", keys: ["type", "key", "default", "description"],
    planned: ["style", "const", "deprecated", "example"])

  static let inlineField = KeyTable(
    "a field of an inline body", keys: ["type", "key", "default", "description"],
    planned: ["fields", "cases", "oneOf", "deprecated", "example"])

  static let route = KeyTable(
    "a route",
    keys: [
      "route", "path", "query", "headers", "body", "response", "errors", "auth", "description",
      "deprecated", "group",
    ],
    planned: [
      "form", "multipart", "text", "data", "stream", "pages", "timeout", "retry", "cache",
      "priority", "deduplicate", "skipQueue", "idempotencyKey", "offline", "baseURL", "example",
    ])
}
