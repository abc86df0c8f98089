/// The model of an HTTP API, as a spec describes it: it says nothing of Swift or of YAML.
///
/// What could not be read is left out of it or is a hole (`TypeExpression.hole`), of which no rule
/// complains.
package struct Spec: Sendable {
  package var api = APIInformation()
  package var json = JSONOptions()
  package var errors: ErrorBody?
  package var authentication: [AuthenticationScheme] = []
  /// Whether every scheme could be read, so that another one is unknown.
  package var hasAllSchemes = true
  package var types: [TypeDefinition] = []
  /// Whether every type could be read, so that another one is unknown.
  package var hasAllTypes = true
  /// What holds for every route that does not say otherwise.
  package var defaults = RouteDefaults()
  package var routes: [Route] = []
  /// The files that hold more of it, by their paths from this one's folder.
  package var includes: [Located<String>] = []
}

/// What the API is called and where it is found.
package struct APIInformation: Sendable {
  package var name: Located<String>?
  package var description: Located<String>?
  package var baseURL: Located<String>?
}

/// How values look in JSON.
package struct JSONOptions: Sendable {
  package enum DateFormat: String, CaseIterable, Sendable {
    case iso8601
    case unixSeconds
    case unixMilliseconds
    case rfc1123
  }

  package enum KeyStyle: String, CaseIterable, Sendable {
    case asWritten
    case snakeCase = "snake_case"
  }

  package var dates = DateFormat.iso8601
  package var keys = KeyStyle.asWritten
}

/// The body that every answer with an error status has.
package struct ErrorBody: Sendable {
  package var type: TypeExpression
  /// The path of field names to the message for people.
  package var reason: [Located<String>] = []
  /// The path of field names to the code for programs.
  package var code: [Located<String>] = []
  /// The codes that the API is known to have.
  package var codes: [Located<String>]
}
