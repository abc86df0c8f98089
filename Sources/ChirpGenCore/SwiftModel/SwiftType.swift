/// A type of the output.
package enum SwiftType: Sendable {
  case structure(SwiftStructure)
  case enumeration(SwiftEnumeration)
  case alias(SwiftAlias)

  package var name: String {
    switch self {
    case .structure(let structure): structure.name
    case .enumeration(let enumeration): enumeration.name
    case .alias(let alias): alias.name
    }
  }
}

/// What a type is used for decides how it is coded.
package struct SwiftCoding: Sendable {
  package var isDecodable: Bool
  package var isEncodable: Bool
}

package struct SwiftStructure: Sendable {
  package var name: String
  /// With the names of the types around it: `Page.Metadata`.
  package var qualifiedName: String
  package var documentation: [String]
  /// `<Item: Sendable>`, or nothing.
  package var genericClause: String
  package var genericParameters: [String]
  /// What follows the colon.
  package var conformances: [String]
  /// Protocols that it conforms to where its generic parameters do.
  package var conditionalConformances: [String]
  package var properties: [SwiftProperty]
  package var nestedTypes: [SwiftType]
  package var coding: SwiftCoding
}

package struct SwiftProperty: Sendable {
  package var name: String
  package var type: String
  package var documentation: [String]
  /// `name: Type = default`
  package var parameter: String
  /// What follows `object.`: `decode("id")`
  package var decoding: String
  /// What follows `object.`: `encode(id, "id")`
  package var encoding: String
  package var usesFoundation: Bool
}

package struct SwiftEnumeration: Sendable {
  package struct Case: Sendable {
    package var name: String
    /// A literal.
    package var rawValue: String
  }

  package var name: String
  package var documentation: [String]
  /// `String` or `Int`.
  package var rawType: String
  /// What follows the colon.
  package var conformances: [String]
  package var cases: [Case]
  /// Whether a value is written into a path, a query or a header.
  package var isParameter: Bool
}

package struct SwiftAlias: Sendable {
  package var name: String
  package var documentation: [String]
  package var genericClause: String
  package var target: String
  package var usesFoundation: Bool
}
