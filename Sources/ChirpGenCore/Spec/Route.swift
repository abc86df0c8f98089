package import ChirpDiagnostics

/// A request that the API answers. It is as cheap to copy as a reference, since every rule looks at
/// every route.
@dynamicMemberLookup
package struct Route: Sendable {
  /// What is said of it.
  package struct Content: Sendable {
    package var name: Located<String>
    package var method: Located<String>
    package var path: PathTemplate
    package var pathParameters: [Field] = []
    /// Whether every parameter of the path could be read, so that another one is undeclared.
    package var hasAllPathParameters = true
    package var query: [Field] = []
    package var headers: [Field] = []
    package var body: Located<Body>?
    /// nil: the answer has no body that matters.
    package var response: Response?
    package var errors: [ErrorResponse] = []
    /// nil: as the defaults of the spec say.
    package var authentication: Authentication?
    package var policies = RoutePolicies()
    package var pages: Pages?
    package var description: Located<String>?
    package var example: Located<String>?
    package var deprecation: Deprecation?
    package var group: Located<String>?
  }

  /// What is sent.
  package enum Body: Sendable {
    case json(Content)
    /// `application/x-www-form-urlencoded`
    case form(Content)
    /// `multipart/form-data`, of which each field is a part.
    case multipart([Field])
    /// A text of the media type.
    case text(Located<String>)
    /// Bytes of the media type.
    case data(Located<String>)

    package enum Content: Sendable {
      /// An object whose fields are written in place.
      case fields([Field])
      case type(TypeExpression)
    }

    /// The fields that are written in place.
    var fields: [Field] {
      switch self {
      case .json(.fields(let fields)), .form(.fields(let fields)), .multipart(let fields): fields
      case .json(.type), .form(.type), .text, .data: []
      }
    }

    /// The type that is named as what is sent.
    var type: TypeExpression? {
      switch self {
      case .json(.type(let type)), .form(.type(let type)): type
      case .json(.fields), .form(.fields), .multipart, .text, .data: nil
      }
    }
  }

  package enum Response: Sendable {
    case type(TypeExpression)
    /// Fields written in place: a type named after the route.
    indirect case definition(TypeDefinition)
  }

  /// The typed body of an answer with an error status.
  package struct ErrorResponse: Sendable {
    package var status: Located<StatusPattern>
    package var type: TypeExpression
  }

  package enum Authentication: Sendable {
    case none
    /// One of the schemes.
    case any([Located<String>])
    /// All of the schemes.
    case all([Located<String>])

    var schemes: [Located<String>] {
      switch self {
      case .none: []
      case .any(let schemes), .all(let schemes): schemes
      }
    }
  }

  private final class Storage: Sendable {
    let content: Content

    init(_ content: Content) {
      self.content = content
    }
  }

  private let storage: Storage

  package init(_ content: Content) {
    storage = Storage(content)
  }

  package var content: Content {
    storage.content
  }

  package subscript<Value>(dynamicMember path: KeyPath<Content, Value>) -> Value {
    storage.content[keyPath: path]
  }
}

/// The path of a route: text with `{parameter}` in it.
package struct PathTemplate: Sendable {
  package enum Part: Sendable {
    case literal(String)
    case parameter(Located<String>)
  }

  package var parts: [Part]
  package var range: SourceRange
  /// Whether every parameter of it could be read, so that it has no other one.
  package var isWhole = true

  package var text: String {
    parts.reduce(into: "") { text, part in
      switch part {
      case .literal(let literal): text += literal
      case .parameter(let name): text += "{\(name.value)}"
      }
    }
  }
}

/// The statuses that a typed error body is declared for.
package enum StatusPattern: Hashable, Sendable {
  case exactly(Int)
  /// Every status of a hundred: `4` is 400 to 499.
  case hundred(Int)
  case any
}
