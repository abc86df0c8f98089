/// What will be printed: every name and type is decided, in source order. It says nothing of the
/// spec.
package struct SwiftModule: Sendable {
  package var options: SwiftOptions
  /// The name of the spec's file, for the header of each file.
  package var source: String
  package var namespace: SwiftNamespace
  package var groups: [SwiftNamespace]
  package var types: [SwiftType]
  package var errorMapping: SwiftErrorMapping?
}

/// How the output looks; see the configuration file.
package struct SwiftOptions: Sendable {
  package enum Access: String, CaseIterable, Sendable {
    case `public`
    case package
    case `internal`

    /// What stands in front of a declaration.
    var modifier: String {
      switch self {
      case .public: "public "
      case .package: "package "
      case .internal: ""
      }
    }
  }

  package enum Layout: String, CaseIterable, Sendable {
    /// A file for each type and group.
    case split
    /// A fixed set of files.
    case single
  }

  package var namespace: String
  package var access: Access
  package var layout: Layout
  /// Modules that every file imports.
  package var imports: [String]

  package init(
    namespace: String = "API", access: Access = .public, layout: Layout = .split,
    imports: [String] = []
  ) {
    self.namespace = namespace
    self.access = access
    self.layout = layout
    self.imports = imports
  }
}

/// The API itself, or a group of its routes.
package struct SwiftNamespace: Sendable {
  package var name: String
  package var documentation: [String]
  /// A string literal.
  package var baseURL: String?
  package var factories: [SwiftFactory]
}

/// A function that makes an endpoint.
package struct SwiftFactory: Sendable {
  /// An argument of `Endpoint`'s initializer.
  package enum Argument: Sendable {
    /// `path: "/feed"`
    case value(String)
    /// `body: ["email": email]`
    case literal(label: String, entries: [String])
  }

  package enum Deprecation: Sendable {
    case deprecated
    /// With a string literal that says what to use.
    case message(String)
  }

  package var name: String
  package var documentation: [String]
  package var deprecation: Deprecation?
  /// `userID: UUID`, `per: Int = 20`
  package var parameters: [String]
  package var response: String
  package var arguments: [Argument]
  package var usesFoundation: Bool
}

/// The mapping of error bodies, as `Endpoint` carries it.
package struct SwiftErrorMapping: Sendable {
  package struct Code: Sendable {
    package var name: String
    package var rawValue: String
  }

  /// What `ErrorMapping` is made of: `body: APIErrorResponse.self`, `reason: "reason"`.
  package var arguments: [String]
  /// `.iso8601`
  package var dates: String
  package var codes: [Code]
}
