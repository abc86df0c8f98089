import ChirpRuntime

/// Routes as the cases of an enum.
enum UserRoute: APIEndpoint {
  case user(id: Int)

  var path: EndpointPath {
    switch self {
    case .user(let id): "/users/\(id)"
    }
  }
}
