/// What will be printed: every name and type is decided, in source order. It says nothing of the
/// spec.
package struct SwiftModule: Sendable {
  package var options: SwiftOptions
  /// The name of the spec's file, for the header of each file.
  package var source: String
  package var library: LibraryNames
  /// Names of libraries that some type or the namespace hides, and the module does not.
  package var namesHiddenWithin: Set<String>
  package var namespace: SwiftNamespace
  package var groups: [SwiftNamespace]
  /// nil where there is nothing to tell apart.
  package var authentication: SwiftAuthentication?
  package var types: [SwiftType]
  package var errorMapping: SwiftErrorMapping?
}

/// A name of the user's own for something of a spec.
package struct Rename: Sendable {
  /// The path of what is named: `Post.author`.
  package var old: Located<String>
  package var new: Located<String>

  package init(old: Located<String>, new: Located<String>) {
    self.old = old
    self.new = new
  }
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

  package enum Style: String, CaseIterable, Sendable {
    /// A function for each route, which makes an endpoint.
    case factories
    /// A case for each route.
    case `enum`
    /// A structure for each route.
    case structs
  }

  package enum Layout: String, CaseIterable, Sendable {
    /// A file for each type and group.
    case split
    /// A fixed set of files.
    case single
  }

  package var namespace: String
  package var access: Access
  /// What becomes of a route.
  package var style: Style
  package var layout: Layout
  /// Modules that every file imports.
  package var imports: [String]
  /// The routes and types that are generated; all, if none is named.
  package var included: [Located<String>]
  package var excluded: [Located<String>]
  package var renames: [Rename]

  package init(
    namespace: String = "API", access: Access = .public, style: Style = .factories,
    layout: Layout = .split, imports: [String] = [], included: [Located<String>] = [],
    excluded: [Located<String>] = [], renames: [Rename] = []
  ) {
    self.namespace = namespace
    self.access = access
    self.style = style
    self.layout = layout
    self.imports = imports
    self.included = included
    self.excluded = excluded
    self.renames = renames
  }
}

/// The API itself, or a group of its routes.
package struct SwiftNamespace: Sendable {
  /// The names of libraries, where it hides more of them than the module.
  package var library: LibraryNames?
  package var name: String
  package var documentation: [String]
  /// A string literal.
  package var baseURL: String?
  package var style: SwiftOptions.Style
  package var routes: [SwiftRoute]
  /// What the cases are, where it is an enum of its routes.
  package var properties: [SwiftRouteProperty]
}

/// The ways of authentication that routes name.
package struct SwiftAuthentication: Sendable {
  /// A way, as a member of the runtime's type.
  package struct Scheme: Sendable {
    package var name: String
    package var documentation: [String]
    /// `.apiKey("partner", header: "X-API-Key")`
    package var expression: String
  }

  package var schemes: [Scheme]
}

/// The mapping of error bodies, as `Endpoint` carries it, and what else all routes have.
package struct SwiftErrorMapping: Sendable {
  package struct Code: Sendable {
    package var name: String
    package var rawValue: String
  }

  /// What every endpoint has that does not say otherwise.
  package struct Defaults: Sendable {
    /// Entries of a literal: `"X-Version": "2"`
    package var headers: [String]
    /// `.none`
    package var authentication: String
    /// What `EndpointPolicies` is made of: `timeout: .seconds(30)`
    package var policies: [String]
    /// `.iso8601`
    package var dates: String
  }

  /// Whether the spec says what the bodies of errors are.
  package var hasBody: Bool { !arguments.isEmpty }
  /// What `ErrorMapping` is made of: `body: APIErrorResponse.self`, `reason: "reason"`.
  package var arguments: [String]
  /// The modules that these name something of.
  package var modules: SwiftModules
  /// What an initializer of `Endpoint` gives to all; nil where no route calls one.
  package var defaults: Defaults?
  /// What `EndpointPolicies` is made of that all routes share; empty where an initializer has them.
  package var sharedPolicies: [String]
  package var codes: [Code]
}
