import ChirpRuntime

/// A request that is a type of its own.
struct SearchUsers: APIRequest {
  typealias Response = [User]
  let query: String

  var path: EndpointPath { "/users/search" }
  var queryParameters: [String: QueryParameter]? { ["q": .string(query)] }
}
