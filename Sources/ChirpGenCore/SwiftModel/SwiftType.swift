/// A type of the output.
package enum SwiftType: Sendable {
  case structure(SwiftStructure)
  case enumeration(SwiftEnumeration)
  case union(SwiftUnion)
  case alias(SwiftAlias)

  package var name: String {
    switch self {
    case .structure(let structure): structure.name
    case .enumeration(let enumeration): enumeration.name
    case .union(let union): union.name
    case .alias(let alias): alias.name
    }
  }
}

/// How a structure is coded: the conformances that its use asks for.
package struct SwiftCoding: Sendable {
  package var decodable: SwiftConformance?
  package var encodable: SwiftConformance?
  /// Whether a default is made with what only Foundation has.
  package var usesFoundation: Bool

  /// Whether the type is neither read nor written.
  package var isEmpty: Bool { decodable == nil && encodable == nil }
}

/// A conformance that an extension declares.
package struct SwiftConformance: Sendable {
  /// `ObjectDecodable`; in an extension with requirements, what it inherits too.
  package var protocols: String
  /// What it takes of generic parameters: `where Item: Decodable`, or nothing.
  package var requirements: String
}

package struct SwiftStructure: Sendable {
  /// The names of libraries, where it hides more of them than the module.
  package var library: LibraryNames?
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
  /// Whether a conformance is to a protocol of the user's own.
  package var usesImports: Bool
  /// Whether a conformance is to a protocol of Foundation.
  package var usesFoundation: Bool
  package var properties: [SwiftProperty]
  package var nestedTypes: [SwiftType]
  /// Whether its initializer is written, and not left to Swift, which makes the same one.
  package var hasInitializer: Bool
  package var coding: SwiftCoding
}

package struct SwiftConditionalConformance: Sendable {
  /// The type, with the names of the types around it.
  package var type: String
  package var conformance: SwiftConformance
}

package struct SwiftProperty: Sendable {
  package var name: String
  /// The name behind a dot, where a keyword needs no backticks.
  package var member: String
  /// What names it where `object` is what it is read from or written to.
  package var reference: String
  package var type: String
  package var documentation: [String]
  /// `name: Type = default`
  package var parameter: String
  /// What follows `object.`: `decode("id")`
  package var decoding: String
  /// What follows `object.`: `encode(id, "id")`
  package var encoding: String
  /// Whether its parameter is what Swift makes of the property by itself.
  package var isPlain: Bool
  /// The name of what keeps the value outside of the structure, if it closes a cycle of types. Swift
  /// takes no property wrapper where the structure is not isolated.
  package var storage: String?
  package var modules: SwiftModules
}

package struct SwiftEnumeration: Sendable {
  package struct Case: Sendable {
    package var name: String
    /// The name behind a dot.
    package var member: String
    /// A literal.
    package var rawValue: String
    /// Whether the literal goes without saying where a case has its value written.
    package var isNamedAsValue: Bool
  }

  package var name: String
  /// Whether there are no values beside the cases.
  package var isFrozen: Bool
  package var documentation: [String]
  /// `String` or `Int`.
  package var rawType: String
  /// What follows the colon.
  package var conformances: [String]
  package var cases: [Case]
  package var usesImports: Bool
  package var usesFoundation: Bool
  /// Whether a value is written into a path, a query or a header.
  package var isParameter: Bool
}

package struct SwiftAlias: Sendable {
  package var name: String
  package var documentation: [String]
  package var genericClause: String
  package var target: String
  package var modules: SwiftModules
}
