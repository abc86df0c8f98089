public import ChirpRuntime
public import Foundation

/// What a ``MockTransport`` answers to a request: a response, or a fault of the connection.
///
/// ```swift
/// let transport = MockTransport(
///   .failure(.connectionLost),
///   .status(503, headers: ["Retry-After": "2"]),
///   .json(["id": 7, "name": "Ada"]).delayed(by: .seconds(1)),
///   clock: clock)
/// ```
public struct MockResponse: Sendable {
  private let result: Result<TransportResponse, TransportError>
  /// How long it takes to arrive, on the clock of the mock.
  let delay: Duration

  private init(_ result: Result<TransportResponse, TransportError>, delay: Duration = .zero) {
    self.result = result
    self.delay = delay
  }

  /// The same, after a delay on the clock of the mock.
  ///
  /// - Parameter delay: How long it takes to arrive; one that it has already is replaced.
  public func delayed(by delay: Duration) -> MockResponse {
    MockResponse(result, delay: delay)
  }

  /// The response as it arrives at a client that takes so many bytes.
  ///
  /// - Throws: `TransportError`.
  func response(limit: Int) throws -> TransportResponse {
    let response = try result.get()
    switch response.body {
    case .bytes(let data) where data.count > limit:
      throw TransportError(.tooLarge, detail: "more than \(limit) bytes")
    case .bytes:
      return response
    }
  }
}

extension MockResponse {
  /// JSON as text, sent as it stands: it need not be right.
  ///
  /// - Parameters:
  ///   - text: The body.
  ///   - status: The status (RFC 9110 §15).
  ///   - headers: Header fields besides `Content-Type`, or in its place.
  public static func json(
    _ text: String, status: Int = 200, headers: HTTPHeaders = [:]
  ) -> MockResponse {
    data(Data(text.utf8), contentType: "application/json", status: status, headers: headers)
  }

  /// A JSON value.
  ///
  /// - Parameters:
  ///   - value: The body.
  ///   - status: The status (RFC 9110 §15).
  ///   - headers: Header fields besides `Content-Type`, or in its place.
  public static func json(
    _ value: JSON, status: Int = 200, headers: HTTPHeaders = [:]
  ) -> MockResponse {
    json(value.description, status: status, headers: headers)
  }

  /// Text in UTF-8.
  ///
  /// - Parameters:
  ///   - text: The body.
  ///   - status: The status (RFC 9110 §15).
  ///   - headers: Header fields besides `Content-Type`, or in its place.
  public static func text(
    _ text: String, status: Int = 200, headers: HTTPHeaders = [:]
  ) -> MockResponse {
    data(
      Data(text.utf8), contentType: "text/plain; charset=utf-8", status: status, headers: headers)
  }

  /// Bytes.
  ///
  /// - Parameters:
  ///   - data: The body.
  ///   - contentType: Its media type.
  ///   - status: The status (RFC 9110 §15).
  ///   - headers: Header fields besides `Content-Type`, or in its place.
  public static func data(
    _ data: Data, contentType: String = "application/octet-stream", status: Int = 200,
    headers: HTTPHeaders = [:]
  ) -> MockResponse {
    var all: HTTPHeaders = ["Content-Type": contentType]
    for field in headers.fields {
      all[field.name] = field.value
    }
    return MockResponse(
      .success(TransportResponse(status: status, headers: all, body: .bytes(data))))
  }

  /// A status without a body.
  ///
  /// - Parameters:
  ///   - status: The status (RFC 9110 §15).
  ///   - headers: The header fields.
  public static func status(_ status: Int, headers: HTTPHeaders = [:]) -> MockResponse {
    MockResponse(
      .success(TransportResponse(status: status, headers: headers, body: .bytes(Data()))))
  }

  /// 204: there is nothing to read (RFC 9110 §15.3.5).
  public static let empty = status(204)

  /// No response.
  public static func failure(_ error: TransportError) -> MockResponse {
    MockResponse(.failure(error))
  }

  /// No response.
  ///
  /// - Parameters:
  ///   - kind: What went wrong.
  ///   - isUnsent: Whether it is certain that no byte of the request reached the server.
  public static func failure(
    _ kind: TransportError.Kind, isUnsent: Bool = false
  ) -> MockResponse {
    failure(TransportError(kind, isUnsent: isUnsent))
  }
}
