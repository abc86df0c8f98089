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
    "a spec",
    keys: ["chirp", "api", "json", "auth", "errors", "defaults", "types", "routes", "include"])

  /// What a file holds that a spec includes.
  static let part = KeyTable(
    "an included file", keys: ["auth", "types", "routes", "include"])

  static let api = KeyTable("'api'", keys: ["name", "description", "baseURL"])

  static let json = KeyTable("'json'", keys: ["dates", "keys"])

  static let errors = KeyTable("'errors'", keys: ["body", "reason", "code", "codes"])

  static let authentication = KeyTable(
    "an authentication scheme", keys: ["type", "header", "query", "cookie", "description"])

  /// What a route demands of authentication, in its long form.
  static let requirement = KeyTable("'auth' of a route", keys: ["all"])

  static let type = KeyTable(
    "a type",
    keys: [
      "fields", "cases", "oneOf", "tag", "frozen", "description", "conforms", "deprecated",
      "example",
    ])

  static let field = KeyTable(
    "a field",
    keys: [
      "type", "key", "default", "description", "fields", "cases", "oneOf", "tag", "frozen",
      "conforms", "deprecated", "example",
    ])

  static let parameter = KeyTable(
    "a parameter",
    keys: ["type", "key", "default", "description", "style", "const", "deprecated", "example"])

  static let multipartPart = KeyTable(
    "a part of a multipart body",
    keys: ["type", "key", "default", "description", "deprecated", "example"])

  static let defaults = KeyTable(
    "'defaults'", keys: ["auth", "timeout", "retry", "cache", "priority", "headers"])

  static let retry = KeyTable("'retry'", keys: ["attempts", "base", "cap"])

  static let offline = KeyTable("'offline'", keys: ["queue"])

  static let pages = KeyTable(
    "'pages'", keys: ["by", "parameter", "limit", "next", "items", "total"])

  static let route = KeyTable(
    "a route",
    keys: [
      "route", "path", "query", "headers", "body", "form", "multipart", "text", "data", "response",
      "errors", "auth", "pages", "timeout", "retry", "cache", "priority", "deduplicate",
      "skipQueue", "idempotencyKey", "offline", "baseURL", "description", "example", "deprecated",
      "group",
    ],
    planned: ["stream"])
}
