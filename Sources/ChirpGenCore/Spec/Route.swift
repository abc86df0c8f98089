package import ChirpDiagnostics

/// A request that the API answers.
package struct Route: Sendable {
  /// What is sent.
  package enum Body: Sendable {
    /// A JSON object whose fields are written in place.
    case fields([Field])
    case type(TypeExpression)
  }

  package enum Response: Sendable {
    case type(TypeExpression)
    /// Fields written in place: a type named after the route.
    case definition(TypeDefinition)
  }

  /// The typed body of an answer with an error status.
  package struct ErrorResponse: Sendable {
    package var status: Located<StatusPattern>
    package var type: TypeExpression
  }

  package enum Authentication: Sendable {
    case none
    case scheme(Located<String>)
  }

  package enum Deprecation: Sendable {
    case deprecated
    /// With what to use instead.
    case message(String)
  }

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
  package var authentication = Authentication.none
  package var description: Located<String>?
  package var deprecation: Deprecation?
  package var group: Located<String>?
}

/// The path of a route: text with `{parameter}` in it.
package struct PathTemplate: Sendable {
  package enum Part: Sendable {
    case literal(String)
    case parameter(Located<String>)
  }

  package var parts: [Part]
  package var range: SourceRange

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
