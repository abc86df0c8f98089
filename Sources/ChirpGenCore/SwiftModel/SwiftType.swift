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

/// How a structure is coded: the conformances that its use asks for, with what they take of generic
/// parameters: `ObjectDecodable`, `ObjectDecodable, Decodable where Item: Decodable`.
package struct SwiftCoding: Sendable {
  package var decodable: String?
  package var encodable: String?
}

package struct SwiftStructure: Sendable {
  package var name: String
  /// With the names of the types around it: `Page.Metadata`.
  package var qualifiedName: String
  package var documentation: [String]
  /// `<Item: Sendable>`, or nothing.
  package var genericClause: String
  /// What follows the colon.
  package var conformances: [String]
  /// Protocols that it, and what is nested in it, conforms to where generic parameters do. Swift
  /// wants their extensions at the top of a file.
  package var conditionalConformances: [SwiftConditionalConformance]
  /// Whether a conformance is to a protocol of another module.
  package var usesImports: Bool
  package var properties: [SwiftProperty]
  package var nestedTypes: [SwiftType]
  package var coding: SwiftCoding
}

package struct SwiftConditionalConformance: Sendable {
  /// The type, with the names of the types around it.
  package var type: String
  /// `Hashable where Item: Hashable`
  package var clause: String
}

package struct SwiftProperty: Sendable {
  package var name: String
  /// The name behind a dot, where a keyword needs no backticks.
  package var member: String
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
    /// The name behind a dot.
    package var member: String
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
  package var usesImports: Bool
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
