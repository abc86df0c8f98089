import Foundation
import Testing

@testable import ChirpRuntime

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A secret is planted in each place of a call, and comes to light nowhere.
@Suite struct SecretsTests {
  private static let body = #"""
    {"id":"seven","token":"\#(Canary.text)","pass\u0077ord":["\#(Canary.text)"],"pin":1,
    "next":"https://u:\#(Canary.text)@h.example/a?token=\#(Canary.text)","reason":"No.",
    "nested":{"client_secret":{"a":"\#(Canary.text)"}}}
    """#

  private static let headers: HTTPHeaders = [
    "Content-Type": "application/json", "Set-Cookie": "sid=\(Canary.text)",
    "X-Refresh-Token": Canary.text,
    "Link": "<https://h.example/a?token=\(Canary.text)>; rel=\"next\"",
    "Content-Location": "/a?token=\(Canary.text)#token=\(Canary.text)",
  ]

  private static func answer(_ status: Int, _ body: String = body) -> TransportResponse {
    TransportResponse(status: status, headers: headers, body: .bytes(Data(body.utf8)))
  }

  private static func redirect(to location: String) -> SecretCall {
    SecretCall { _ in
      TransportResponse(status: 307, headers: ["Location": location], body: .bytes(Data()))
    }
  }

  @Test(arguments: [LogLevel.none, .basic, .headers, .body])
  func noEndingOfACallShowsIt(level: LogLevel) async {
    for call in Self.calls {
      let (result, logged) = await call.traces(level)
      #expect(logged.flatMap { Canary.sightings(in: $0) + Canary.sightings(in: $0.event) } == [])
      guard case .failure(let error) = result else {
        continue
      }
      #expect(Canary.sightings(in: error) == [])
      #expect(Canary.sightings(in: result) == [])
      if let response = error.response {
        #expect(Canary.sightings(in: response) + Canary.sightings(in: response.headers) == [])
        #expect(Canary.sightings(in: response.message) == [])
      }
      if case .transport(_, let underlying) = error {
        #expect(Canary.sightings(in: underlying) == [])
      }
    }
  }

  private static var calls: [SecretCall] { answered + refused + broken }

  private static var answered: [SecretCall] {
    let authentications: [Authentication] = [
      .required, .custom(BasicAuthorization(user: "u", password: Canary.text)),
      .custom(APIKeyAuthorization(Canary.text, header: "X-Plain")),
      .custom(APIKeyAuthorization(Canary.text, query: "plain")),
      .custom(SecretCall.Signature()), .any([.basic("user")]), .all([.bearer("token")]),
    ]
    let statuses = [200, 400, 401, 403, 404, 409, 422, 429, 500]
    return statuses.map { status in SecretCall { _ in answer(status) } }
      + authentications.map { authentication in
        SecretCall(endpoint: SecretCall.endpoint(authentication)) { _ in answer(401) }
      }
      + [
        SecretCall { _ in answer(200, #"{"id":7,"token":"\#(Canary.text)"}"#) },
        SecretCall { _ in answer(200, Canary.text) },
        SecretCall { _ in answer(200, #"{"id":7,"token":"bearer"}"#) },
        redirect(to: "https://u:\(Canary.text)@h.example/"),
        redirect(to: "http://h.example/?token=\(Canary.text)"),
        redirect(to: "?token=\(Canary.text)"),
      ]
  }

  /// Nothing of these is sent.
  private static var refused: [SecretCall] {
    let bases = [
      "https://u:\(Canary.text)@h.example/", "https://h.example/?token=\(Canary.text)",
      "ftp://h.example/\(Canary.text)",
    ]
    let endpoints = [
      SecretCall.endpoint(headers: ["X-Value": "a\n\(Canary.text)"]),
      SecretCall.endpoint(body: ["password": Canary.text, "number": Double.infinity]),
      SecretCall.endpoint(.custom(APIKeyAuthorization(Canary.text + "\n", header: "X-Key"))),
      SecretCall.endpoint(.custom(APIKeyAuthorization(Canary.text + "; a", cookie: "key"))),
      SecretCall.endpoint(.any([.apiKey("key", cookie: "key")])),
    ]
    return bases.map { base in
      SecretCall(environment: SecretCall.environment(base)) { _ in answer(200) }
    } + endpoints.map { endpoint in SecretCall(endpoint: endpoint) { _ in answer(200) } }
  }

  private static var broken: [SecretCall] {
    let url = "https://u:\(Canary.text)@h.example/a?token=\(Canary.text)"
    let error = NSError(
      domain: NSURLErrorDomain, code: URLError.Code.unknown.rawValue,
      userInfo: [
        NSURLErrorFailingURLErrorKey: URL(string: url) as Any,
        NSLocalizedDescriptionKey: "no way to \(url)",
      ])
    return [
      SecretCall { _ in throw error },
      SecretCall { _ in throw TransportError(error, hasResponse: true) },
      SecretCall { _ in throw SecretCall.Locked() },
      SecretCall { _ in throw APIError.cancelled(RequestContext(SecretCall.endpoint())) },
    ]
  }

  @Test func nothingThatHoldsItShowsIt() async throws {
    let call = SecretCall { _ in Self.answer(200) }
    let endpoint = call.endpoint
    let client = try APIClient.scripted(
      ScriptedTransport(call.answer), SecretCall.configuration, headers: call.environment.headers)
    var request = TransportRequest(
      url: try #require(URL(string: "https://h.example/?token=\(Canary.text)")),
      headers: endpoint.headers, body: .bytes(Data(Canary.text.utf8)))
    let signed = SignedRequest(request, from: request, secretNames: [])
    request.method = "cAnary x"
    var configuration = SecretCall.configuration
    configuration.authorization = SecretCall.Signature()
    let response = Self.answer(200)
    let head = ResponseHead(status: 200, headers: response.headers)
    let body = try #require(endpoint.body)
    let parts: [Any] = [
      endpoint, endpoint.path, endpoint.headers, endpoint.headers.fields, endpoint.queryItems,
      endpoint.queryItems.items, body, try #require(request.body), request, signed,
      configuration, SecretCall.configuration, call.environment, client, response, response.body,
      head, Credential.token(Canary.text), Credential.key(Canary.text),
      Credential.password(user: Canary.text, password: Canary.text),
      Authentication.custom(SecretCall.Signature()), APIKeyAuthorization(Canary.text, header: "X"),
      BasicAuthorization(user: "u", password: Canary.text),
      APIResponse(value: 1, status: 200, headers: response.headers),
      File(data: Data(Canary.text.utf8), filename: "a"),
      RequestBody.string(Canary.text), RequestBody.formURLEncoded(["password": Canary.text]),
      RequestBody.multipart(["password": Canary.text]),
      SecretCall.environment("https://u:\(Canary.text)@h.example/"),
      APIError.missingToken(
        RequestContext(endpoint), requirement: .custom(SecretCall.Signature()),
        underlying: SecretCall.Locked()),
    ]
    #expect(parts.flatMap { Canary.sightings(in: $0) } == [])
  }

  @Test func theCanaryIsSeenInEachForm() {
    let data = Data("user:\(Canary.text)".utf8)
    #expect(Canary.isSeen(in: "a \(Canary.text)"))
    #expect(Canary.isSeen(in: PercentEncoding.component(Canary.text)))
    #expect(Canary.isSeen(in: data.base64EncodedString()))
    #expect(Canary.isSeen(in: "\(Array(data))"))
    #expect(!Canary.isSeen(in: "GET /users/{}: status 401"))
  }
}
