/// The names of Swift's library, Foundation and the runtime that the output writes by itself.
///
/// A type of the output that has one of these names would be meant in its place. There, and only
/// there, the name stands behind that of its module: `ChirpRuntime.Endpoint`. (Swift 6.3 reads
/// `ChirpRuntime::Endpoint` too, but looks past it where a type says what it conforms to.)
package struct LibraryNames: Sendable {
  /// The names that are written behind their modules.
  private let hidden: Set<String>

  /// - Parameter names: The names of everything in the output that may hide others.
  package init(hiddenBy names: some Sequence<String>) {
    hidden = Set(names.lazy.filter { Self.modules[$0] != nil })
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
      "Authentication", "AuthenticationScheme", "Day", "EmptyResponse", "EndpointPolicies", "File",
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
