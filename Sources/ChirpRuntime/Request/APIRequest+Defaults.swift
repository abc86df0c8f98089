public import Foundation

extension APIRequest {
  /// The client's.
  public var baseURL: URL? { nil }
  /// ``HTTPMethod/get``.
  public var method: HTTPMethod { .get }
  /// None.
  public var headers: HTTPHeaders { [:] }
  /// None.
  public var queryParameters: [String: QueryParameter]? { nil }
  /// None.
  public var pathParameters: [String: any ParameterConvertible] { [:] }
  /// None.
  public var body: RequestBody? { nil }
  /// None.
  public var authentication: Authentication { .none }
  /// The client's.
  public var timeout: Duration? { nil }
  /// ``RequestPriority/normal``.
  public var priority: RequestPriority { .normal }
  /// The client's.
  public var retryPolicy: RetryPolicy? { nil }
  /// The client's.
  public var cachePolicy: CachePolicy? { nil }
  /// The client's.
  public var deduplicate: Bool? { nil }
  /// It waits for its turn.
  public var skipRequestQueue: Bool { false }
  /// It fails.
  public var offlineBehavior: OfflineBehavior { .fail }
  /// The client's.
  public var decoder: (any ResponseDecoder)? { nil }

  /// ``DateFormat/iso8601``.
  public var dates: DateFormat { .iso8601 }
  /// The usual forms.
  public var errorMapping: ErrorMapping { ErrorMapping() }

  /// The values of ``APIRequest/queryParameters``, in the order of their names.
  public var queryItems: QueryItems {
    var query = QueryItems([])
    for (name, value) in (queryParameters ?? [:]).sorted(by: { $0.key < $1.key }) {
      query.append(name, value)
    }
    return query
  }

  /// What the members say that are named for each policy.
  public var policies: EndpointPolicies {
    EndpointPolicies(
      timeout: timeout, retry: retryPolicy, cache: cachePolicy, priority: priority,
      deduplicate: deduplicate, skipsQueue: skipRequestQueue, offline: offlineBehavior,
      baseURL: baseURL)
  }

  /// The request as a value, made of its members.
  public var endpoint: Endpoint<Response> {
    var endpoint = Endpoint<Response>(
      path: path.filled(with: pathParameters), method: method, queryItems: queryItems, body: body,
      headers: headers, authentication: authentication, policies: policies,
      errorMapping: errorMapping, dates: dates)
    endpoint.decoder = decoder
    return endpoint
  }
}

extension APIRequest where Response: Decodable {
  /// The value of the response, by its type: `Data` and `String` as they are, anything else by
  /// `decoder`.
  public func decode(
    _ data: Data, response: ResponseHead, using decoder: any ResponseDecoder
  ) throws -> Response {
    let body = ResponseBody(
      data: data, contentType: response.headers["Content-Type"], decoder: decoder)
    return try body.value(as: Response.self)
  }
}
