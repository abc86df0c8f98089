/// The names of Swift's library, Foundation and the runtime that the output writes by itself.
///
/// What has one of these names in the output would be meant in its place, as far as it can be seen: a
/// type at the top everywhere, a nested one and a generic parameter in the type that they stand in.
/// There, and only there, the name stands behind that of its module: `ChirpRuntime.Endpoint`. (Swift 6.3 reads
/// `ChirpRuntime::Endpoint` too, but looks past it where a type says what it conforms to.)
package struct LibraryNames: Sendable {
  /// The names that are written behind their modules.
  private let hidden: Set<String>

  /// - Parameter names: The names of what can be seen, which may hide others.
  package init(hiddenBy names: some Sequence<String>) {
    hidden = Set(names.lazy.filter { Self.modules[$0] != nil })
  }

  /// These, where `names` can be seen too; nil if that makes no difference.
  func hiding(_ names: some Sequence<String>) -> LibraryNames? {
    let all = hidden.union(names.lazy.filter { Self.modules[$0] != nil })
    return all == hidden ? nil : LibraryNames(hiddenBy: all)
  }

  /// The names that are written behind their modules here, and not in `other`.
  func hidden(beside other: LibraryNames) -> Set<String> {
    hidden.subtracting(other.hidden)
  }

  /// How `name` is written, if it is hidden.
  func hiddenText(_ name: String) -> String? {
    hidden.contains(name) ? text(name) : nil
  }

  /// How `name` is written. A name that no library has is written as it is.
  package func text(_ name: String) -> String {
    guard hidden.contains(name), let module = Self.modules[name] else { return name }
    return "\(module).\(name)"
  }

  /// How all names are written, by these names.
  package var texts: [String: String] {
    Dictionary(uniqueKeysWithValues: Self.modules.keys.map { ($0, text($0)) })
  }

  /// The modules, whose names nothing in the output may have.
  package static let moduleNames: Set<String> = ["ChirpRuntime", "Foundation", "Swift"]

  private static let modules: [String: String] = {
    let swift = [
      "Bool", "CaseIterable", "Codable", "Comparable", "Decodable", "Decoder", "Double",
      "Encodable", "Encoder",
      "Equatable", "Error",
      "Float", "Hashable", "Identifiable", "Int", "Int32", "Int64", "RawRepresentable", "Sendable",
      "String", "UInt", "UInt64",
    ]
    let foundation = ["CustomNSError", "Data", "Date", "Decimal", "LocalizedError", "URL", "UUID"]
    let runtime = [
      "APIEndpoint", "APIRequest", "Authentication", "AuthenticationScheme", "DateFormat", "Day",
      "EmptyResponse", "EndpointPolicies", "File",
      "Indirect", "JSON", "JSONPart", "PagedEndpoint", "Patch", "RetryPolicy", "UnionReader",
      "UnionWriter", "Endpoint", "EndpointPath", "ErrorCode", "ErrorMapping",
      "HTTPHeaders", "HTTPMethod", "ObjectDecodable", "ObjectEncodable", "ObjectReader",
      "ObjectWriter", "ParameterConvertible", "QueryItems", "RequestBody", "StatusPattern",
    ]
    var modules: [String: String] = [:]
    for name in swift { modules[name] = "Swift" }
    for name in foundation { modules[name] = "Foundation" }
    for name in runtime { modules[name] = "ChirpRuntime" }
    return modules
  }()
}
