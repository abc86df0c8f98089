/// What to ask of an API: a value to build, keep and send.
///
/// ```swift
/// let feed = Endpoint<Page<Post>>(path: "/feed", queryItems: ["page": 1])
/// let page = try await client.send(feed)
/// ```
///
/// `Response` is any `Decodable` type, `Data`, `String`, ``EmptyResponse``, or an optional of
/// these, which is nil when the server sends no bytes or, unless it is `Data?`, the JSON null.
public struct Endpoint<Response: Sendable>: Sendable {
  /// The path, to which the client's base URL is added in front.
  public var path: EndpointPath
  /// The method (RFC 9110 §9).
  public var method: HTTPMethod
  /// The query, plain: it is percent-encoded when it is sent.
  public var queryItems: QueryItems
  /// nil sends none.
  public var body: RequestBody?
  /// The headers; one that is given here replaces the client's own.
  public var headers: HTTPHeaders
  /// Which credentials of the client are sent.
  public var authentication: Authentication
  /// How the endpoint asks to be sent, where that differs from what the client does anyway.
  public var policies: EndpointPolicies
  /// How the API's errors are read.
  public var errorMapping: ErrorMapping
  /// How dates are written in JSON, in the query and in forms, where the type that holds them does
  /// not say so itself.
  public var dates: DateFormat
  /// What few endpoints have.
  var details: EndpointDetails<Response>?

  /// An endpoint of an API whose errors have a usual form.
  ///
  /// - Parameters:
  ///   - path: The path, with values percent-encoded: `"/users/\(userID)/profile"`.
  ///   - method: The method.
  ///   - queryItems: The query, plain; nil leaves a name out.
  ///   - body: The body; a dictionary literal is a JSON object.
  ///   - headers: The headers; nil leaves one out.
  ///   - authentication: Which credentials of the client are sent.
  ///   - policies: How the endpoint asks to be sent; nil leaves it to the client.
  ///   - errors: The types of error bodies by status.
  public init(
    path: EndpointPath,
    method: HTTPMethod = .get,
    queryItems: QueryItems = [:],
    body: RequestBody? = nil,
    headers: HTTPHeaders = [:],
    authentication: Authentication = .none,
    policies: EndpointPolicies = EndpointPolicies(),
    errors: [StatusPattern: any (Decodable & Sendable).Type] = [:]
  ) {
    self.init(
      path: path, method: method, queryItems: queryItems, body: body, headers: headers,
      authentication: authentication, policies: policies, errors: errors,
      errorMapping: ErrorMapping(), dates: .iso8601)
  }

  /// An endpoint of an API that says how its errors and its dates are written.
  ///
  /// - Parameters:
  ///   - path: The path, with values percent-encoded: `"/users/\(userID)/profile"`.
  ///   - method: The method.
  ///   - queryItems: The query, plain; nil leaves a name out.
  ///   - body: The body; a dictionary literal is a JSON object.
  ///   - headers: The headers; nil leaves one out.
  ///   - authentication: Which credentials of the client are sent.
  ///   - policies: How the endpoint asks to be sent; nil leaves it to the client.
  ///   - errors: The types of error bodies by status, over those of the mapping.
  ///   - errorMapping: How the API's errors are read.
  ///   - dates: How dates are written in JSON, in the query and in forms, where the type that
  ///     holds them does not say so itself.
  public init(
    path: EndpointPath,
    method: HTTPMethod = .get,
    queryItems: QueryItems = [:],
    body: RequestBody? = nil,
    headers: HTTPHeaders = [:],
    authentication: Authentication = .none,
    policies: EndpointPolicies = EndpointPolicies(),
    errors: [StatusPattern: any (Decodable & Sendable).Type] = [:],
    errorMapping: ErrorMapping,
    dates: DateFormat
  ) {
    self.path = path
    self.method = method
    self.queryItems = queryItems
    self.body = body
    self.headers = headers
    self.authentication = authentication
    self.policies = policies
    self.errorMapping = errorMapping.merging(errors)
    self.dates = dates
  }
}
