/// The routes of an API as the cases of an enum, whose responses the caller names.
///
/// ```swift
/// enum BookEndpoint: APIEndpoint {
///   case listBooks(page: Int)
///   case bookDetails(isbn: String)
///
///   var path: EndpointPath {
///     switch self {
///     case .listBooks: "/books"
///     case .bookDetails(let isbn): "/books/\(isbn)"
///     }
///   }
///
///   var queryItems: QueryItems {
///     switch self {
///     case .listBooks(let page): ["page": page]
///     case .bookDetails: [:]
///     }
///   }
/// }
///
/// let book: Book = try await client.request(BookEndpoint.bookDetails(isbn: "978-3-16-148410-0"))
/// ```
public protocol APIEndpoint: Sendable {
  /// The path, to which the base URL is added in front.
  var path: EndpointPath { get }
  /// The method: ``HTTPMethod/get`` unless it is given.
  var method: HTTPMethod { get }
  /// The query, plain: none unless it is given.
  var queryItems: QueryItems { get }
  /// The headers, which go before those of the client.
  var headers: HTTPHeaders { get }
  /// The body; nil sends none.
  var body: RequestBody? { get }
  /// Which credentials are sent: none unless it is given.
  var authentication: Authentication { get }
  /// How the endpoint asks to be sent.
  var policies: EndpointPolicies { get }
  /// How the API's errors are read: in the usual forms unless it is given.
  var errorMapping: ErrorMapping { get }
  /// How dates are written in JSON, in the query and in forms, where the type that holds them does
  /// not say so itself: ``DateFormat/iso8601`` unless it is given.
  var dates: DateFormat { get }
}

extension APIEndpoint {
  /// ``HTTPMethod/get``.
  public var method: HTTPMethod { .get }
  /// None.
  public var queryItems: QueryItems { [:] }
  /// None.
  public var headers: HTTPHeaders { [:] }
  /// None.
  public var body: RequestBody? { nil }
  /// None.
  public var authentication: Authentication { .none }
  /// The client's.
  public var policies: EndpointPolicies { EndpointPolicies() }
  /// The usual forms.
  public var errorMapping: ErrorMapping { ErrorMapping() }
  /// ``DateFormat/iso8601``.
  public var dates: DateFormat { .iso8601 }

  /// The route as a value with a response of type `Response`.
  public func endpoint<Response>(of type: Response.Type = Response.self) -> Endpoint<Response> {
    Endpoint(
      path: path, method: method, queryItems: queryItems, body: body, headers: headers,
      authentication: authentication, policies: policies, errorMapping: errorMapping,
      dates: dates)
  }
}
