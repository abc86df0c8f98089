import ChirpRuntime

enum BookEndpoint: APIEndpoint {
  case listBooks(page: Int)
  case bookDetails(isbn: String)

  var path: EndpointPath {
    switch self {
    case .listBooks: "/books"
    case .bookDetails(let isbn): "/books/\(isbn)"
    }
  }

  var queryItems: QueryItems {
    switch self {
    case .listBooks(let page): ["page": page]
    case .bookDetails: [:]
    }
  }
}
