public import Foundation

/// What to ask of an API, as a type of its own for each kind of request.
///
/// Only ``path`` has to be given. ``Endpoint``, the value that a generated factory gives, is such a
/// request too.
///
/// ```swift
/// struct SearchUsers: APIRequest {
///   typealias Response = [User]
///   let query: String
///
///   var path: EndpointPath { "/users/search" }
///   var queryParameters: [String: QueryParameter]? { ["q": .string(query), "limit": .int(20)] }
/// }
///
/// let users = try await client.send(SearchUsers(query: "ada"))
/// ```
///
/// A property of another type than the one here, such as `Duration` in place of `Duration?`, is not
/// the request's: the default stays.
public protocol APIRequest<Response>: Sendable {
  /// What the server answers: any `Decodable` type, `Data`, `String`, ``EmptyResponse``, an optional
  /// of these, or any type at all with a ``decode(_:response:using:)`` of its own.
  associatedtype Response: Sendable

  /// The path, to which the base URL is added in front. Segments such as `:userID` are filled from
  /// ``pathParameters``.
  var path: EndpointPath { get }
  /// What the path is added to; nil is the client's.
  var baseURL: URL? { get }
  /// The method: ``HTTPMethod/get`` unless it is given.
  var method: HTTPMethod { get }
  /// The headers, which go before those of the client.
  var headers: HTTPHeaders { get }
  /// The query, plain, sent in the order of its names.
  var queryParameters: [String: QueryParameter]? { get }
  /// The query, plain, in an order of its own and with values of any type that has a form in it:
  /// ``queryParameters`` unless it is given.
  var queryItems: QueryItems { get }
  /// The values of the segments of ``path`` that begin with a colon, each one segment whatever it
  /// holds.
  var pathParameters: [String: any ParameterConvertible] { get }
  /// The body; nil sends none.
  var body: RequestBody? { get }
  /// Which credentials are sent: none unless it is given.
  var authentication: Authentication { get }
  /// The time for the whole call; nil is the client's.
  var timeout: Duration? { get }
  /// Which of the requests that wait is sent first.
  var priority: RequestPriority { get }
  /// When a request that failed is sent again; nil is the client's.
  var retryPolicy: RetryPolicy? { get }
  /// Whether the cache may answer; nil is the client's.
  var cachePolicy: CachePolicy? { get }
  /// Whether equal requests that run at the same time become one; nil is the client's.
  var deduplicate: Bool? { get }
  /// Whether the request does not wait for its turn, as the one that gets a new token must not.
  var skipRequestQueue: Bool { get }
  /// What becomes of a call while there is no network: it fails unless another is given.
  var offlineBehavior: OfflineBehavior { get }
  /// How the request asks to be sent, in one: ``timeout`` and its like unless it is given.
  var policies: EndpointPolicies { get }
  /// How the API's errors are read: in the usual forms unless it is given.
  var errorMapping: ErrorMapping { get }
  /// How dates are written in JSON, in the query and in forms, where the type that holds them does
  /// not say so itself: ``DateFormat/iso8601`` unless it is given.
  var dates: DateFormat { get }
  /// What reads the body of the response; nil is the client's.
  var decoder: (any ResponseDecoder)? { get }
  /// The request as a value, made of the members above. Give these, not this.
  var endpoint: Endpoint<Response> { get }

  /// Reads the response.
  ///
  /// - Parameters:
  ///   - data: The body of a response whose status is in 200 to 299.
  ///   - response: Its status and headers.
  ///   - decoder: What reads bodies.
  /// - Throws: What the client then throws as ``APIError/decoding(_:underlying:)``.
  func decode(
    _ data: Data, response: ResponseHead, using decoder: any ResponseDecoder
  ) throws -> Response
}
