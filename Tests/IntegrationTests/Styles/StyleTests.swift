import ChirpRuntime
import ChirpTestServer
import EverythingAPI
import EverythingEnum
import EverythingStructs
import Foundation
import Testing

/// The API of `specs/everything.yaml` in each style: what is sent, what is read, and what is thrown.
@Suite struct StyleTests {
  private static let styles: [any AllCalls] = [CallsOfFactories(), CallsOfStructs(), CallsOfEnum()]

  @Test func eachStyleSendsTheSameBytes() async throws {
    var requests: [[String]] = []
    for style in Self.styles { requests.append(try await self.requests(of: style.calls())) }
    #expect(requests[0].count == Self.styles[0].calls().count)
    #expect(requests[1] == requests[0])
    #expect(requests[2] == requests[0])
  }

  @Test func eachStyleCarriesThePoliciesOfItsRoutes() {
    let policies = Self.styles.map { $0.calls().map(\.policies) }
    #expect(policies[1] == policies[0])
    #expect(policies[2] == policies[0])
  }

  @Test func theCallsAreOfAllRoutes() throws {
    let routes = try Package.texts(in: "Generated/EverythingAPI").flatMap { text in
      text.matches(of: /static func (\w+)\([^{]*-> Endpoint</).map { String($0.output.1) }
    }
    for style in Self.styles { #expect(style.calls().map(\.route).sorted() == routes.sorted()) }
  }

  @Test func eachStyleReadsTheSameResponse() async throws {
    let server = try await TestServer.start { _ in .json(Archive.photoJSON) }
    defer { server.stop() }
    let client = APIClient(baseURL: server.baseURL, token: { "canary" })
    let id = Archive.photoID
    #expect(try await client.send(EverythingAPI.API.photo(id: id)) == Archive.photo)
    let structure = try await client.send(EverythingStructs.API.PhotoRequest(id: id))
    #expect(structure.uploadedAt == Archive.newYear)
    let value: EverythingEnum.Photo = try await client.request(EverythingEnum.API.photo(id: id))
    #expect(value.uploadedAt == Archive.newYear)
  }

  @Test func eachStyleReadsTheErrorsOfItsRoutes() async throws {
    let server = try await TestServer.start { _ in
      .json(#"{"error":{"message":"Full.","code":"quota_exceeded"},"freeBytes":7}"#, status: 413)
    }
    defer { server.stop() }
    let client = APIClient(baseURL: server.baseURL, token: { "canary" })
    let file = File(data: Data(), filename: "a")
    let structure = try await #require(throws: APIError.self) {
      try await client.send(
        EverythingStructs.API.UploadRequest(
          place: EverythingStructs.Point(latitude: 0, longitude: 0), photo: file))
    }
    #expect(structure.body(as: EverythingStructs.QuotaExceeded.self)?.freeBytes == 7)
    let value = try await #require(throws: APIError.self) {
      let _: EverythingEnum.Photo = try await client.request(
        EverythingEnum.API.upload(
          place: EverythingEnum.Point(latitude: 0, longitude: 0), photo: file))
    }
    #expect(value.body(as: EverythingEnum.QuotaExceeded.self)?.freeBytes == 7)
    for error in [structure, value] {
      #expect("\(error)" == "POST /photos: status 413: Full. (quota_exceeded)")
    }
  }

  @Test func eachStyleGoesThroughAllPages() async throws {
    let server = try await TestServer.start { request in
      let items = request.target.hasPrefix("/names?start=0") ? #""a","b""# : #""c""#
      return .json(#"{"items":[\#(items)],"metadata":{"total":3}}"#)
    }
    defer { server.stop() }
    let client = APIClient(baseURL: server.baseURL, token: { "canary" })
    var names: [[String]] = [[], []]
    for try await name in client.items(EverythingStructs.API.namesItems()) { names[0].append(name) }
    for try await name in client.items(EverythingEnum.API.namesItems()) { names[1].append(name) }
    #expect(names == [["a", "b", "c"], ["a", "b", "c"]])
    let targets = ["/names?start=0&count=2", "/names?start=2&count=2"]
    #expect(server.requests.map(\.target) == targets + targets)
  }

  /// What a server sees of `calls`, but for what differs by chance: the order of header lines, its port,
  /// the keys of attempts and the boundaries of forms.
  private func requests(of calls: [StyleCall]) async throws -> [String] {
    // No response is read, so that one server serves routes with responses of every type.
    let server = try await TestServer.start { _ in .empty(status: 400) }
    defer { server.stop() }
    let client = APIClient(
      baseURL: server.baseURL, token: { "canary" },
      credentials: { scheme in
        switch scheme.kind {
        case .basic: .password(user: "u", password: "p")
        case .bearer: .token("canary")
        case .header, .query, .cookie: .key("k")
        }
      })
    let policies = EndpointPolicies(
      timeout: .seconds(30), retry: .none, offline: .fail, baseURL: server.baseURL)
    for call in calls {
      let error = await #expect(throws: APIError.self, "\(call.route)") {
        try await call.send(client, policies)
      }
      #expect(error?.status == 400, "\(call.route)")
    }
    return server.requests.map(Self.text)
  }

  private static func text(of request: TestRequest) -> String {
    let lines = request.headerLines.map { line in
      line.replacing(/^(Host|Idempotency-Key): .*$/.ignoresCase()) { "\($0.output.1): …" }
    }
    let body = String(decoding: request.body, as: UTF8.self)
    let text = (["\(request.method) \(request.target)"] + lines.sorted() + ["", body])
      .joined(separator: "\n")
    guard let boundary = text.firstMatch(of: /boundary=(\S+)/)?.output.1 else { return text }
    return text.replacing(boundary, with: "…")
  }
}
