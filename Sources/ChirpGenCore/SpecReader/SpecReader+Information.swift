import ChirpDiagnostics
import ChirpYAML

/// Reads `api`, `json` and `errors`.
extension SpecReader {
  mutating func information(_ node: Node) -> APIInformation {
    var information = APIInformation()
    guard let entries = mapping(node, of: .api) else { return information }
    if let node = entries.value("name") { information.name = text(node, named: "the API's name") }
    if let node = entries.value("description") { information.description = description(node) }
    if let node = entries.value("baseURL") {
      information.baseURL = text(node, named: "the base URL")
    }
    return information
  }

  mutating func jsonOptions(_ node: Node) -> JSONOptions {
    var options = JSONOptions()
    guard let entries = mapping(node, of: .json) else { return options }
    if let node = entries.value("dates"),
      let dates = choice(node, named: "a date format", as: JSONOptions.DateFormat.self)
    {
      options.dates = dates
    }
    if let node = entries.value("keys"),
      let keys = choice(node, named: "a key style", as: JSONOptions.KeyStyle.self)
    {
      options.keys = keys
    }
    return options
  }

  mutating func errorBody(_ node: Node) -> ErrorBody? {
    guard let entries = mapping(node, of: .errors) else { return nil }
    guard let body = entries.value("body") else {
      if entries.isWhole { diagnostics.error(.errorsWithoutBody, at: node.range) }
      return nil
    }
    let codes = entries.value("codes").map { self.codes($0) } ?? []
    if let first = codes.first, entries.value("code") == nil, entries.isWhole {
      diagnostics.error(.codesWithoutCode, at: first.range)
    }
    return ErrorBody(
      type: typeExpression(body), reason: fieldPath(entries.value("reason")),
      code: fieldPath(entries.value("code")), codes: codes)
  }

  private mutating func codes(_ node: Node) -> [Located<String>] {
    texts(node, named: "a code").filter { code in
      if code.value.isEmpty { diagnostics.error(.emptyCode, at: code.range) }
      return !code.value.isEmpty
    }
  }

  /// The names of a path, each with its place.
  mutating func fieldPath(_ node: Node?) -> [Located<String>] {
    guard let node, let text = text(node, named: "the path to a field") else { return [] }
    var start = 0
    return text.value.split(separator: ".", omittingEmptySubsequences: false).map { name in
      let end = start + name.unicodeScalars.count
      defer { start = end + 1 }
      return Located(String(name), at: node.range(of: start..<end))
    }
  }
}

extension Diagnostic.Message {
  fileprivate static let errorsWithoutBody: Self = "'errors' does not say which type the 'body' is"
  fileprivate static let emptyCode: Self = "a code is empty"
  fileprivate static let codesWithoutCode: Self = """
    'codes' are listed, but 'code' does not say which field of the body holds one
    """
}
