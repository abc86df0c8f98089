public import ChirpRuntime
public import Foundation

/// A request as it was sent, for a test to look at.
///
/// ```swift
/// let transport = MockTransport(.json("{}"))
/// let client = APIClient(environment: APIEnvironment(baseURL: API.baseURL), transport: transport)
/// try await client.send(API.addNote(text: "Milk", list: "a b"))
/// let request = try #require(transport.requests.first)
/// #expect(request.description == "POST /lists/a%20b/notes?draft=true")
/// #expect(request.queryItems == [URLQueryItem(name: "draft", value: "true")])
/// #expect(request.headers["Content-Type"] == "application/json")
/// #expect(try request.json() == ["text": "Milk"])
/// ```
///
/// It shows all that it holds, secrets too.
public struct RecordedRequest: Sendable {
  /// The method.
  public let method: HTTPMethod
  /// Where it was sent.
  public let url: URL
  /// The header fields, with those that the client adds: credentials too.
  public let headers: HTTPHeaders
  /// The bytes of the body; nil if none was sent.
  public let body: Data?

  init(_ request: TransportRequest) {
    method = request.method
    url = request.url
    headers = request.headers
    body = request.body.map { body in
      switch body {
      case .bytes(let data): data
      }
    }
  }

  /// The path of the URL, percent-encoded as it was sent, that of the client's base URL included.
  public var path: String { url.path(percentEncoded: true) }

  /// The request in a message: a query may be long.
  var route: String { "\(method) \(path)" }

  /// The query of the URL, decoded.
  public var queryItems: [URLQueryItem] {
    URLComponents(url: url, resolvingAgainstBaseURL: true)?.queryItems ?? []
  }

  /// The body as text in UTF-8; empty if none was sent.
  public var text: String { String(decoding: body ?? Data(), as: UTF8.self) }

  /// The body as any JSON value.
  ///
  /// - Throws: `DecodingError` if it is no JSON.
  public func json() throws -> JSON {
    try decodedBody(as: JSON.self)
  }

  /// The body as a value of `type`.
  ///
  /// - Parameters:
  ///   - type: What is sent as JSON.
  ///   - dates: How dates are written in it where the type does not say so itself.
  /// - Throws: `DecodingError` if it is no such value.
  public func decodedBody<Value: Decodable>(
    as type: Value.Type = Value.self, dates: DateFormat = .iso8601
  ) throws -> Value {
    try JSONDecoder(dates: dates).decode(type, from: body ?? Data())
  }
}

extension RecordedRequest: CustomStringConvertible {
  /// As in `GET /users/7?fields=name`.
  public var description: String {
    route + (url.query(percentEncoded: true).map { "?\($0)" } ?? "")
  }
}
