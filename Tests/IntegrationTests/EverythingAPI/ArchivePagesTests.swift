import ChirpRuntime
import ChirpTestServer
import EverythingAPI
import Testing

/// The pages of every kind in the API of `specs/everything.yaml`.
@Suite struct ArchivePagesTests {
  @Test func byPage() async throws {
    let (photos, requests) = try await items(of: API.photosItems()) { request in
      request.target.contains("page=1")
        ? Archive.pageJSON([Archive.photoJSON, Archive.barePhotoJSON], total: 3)
        : Archive.pageJSON([Archive.photoJSON], total: 3)
    }
    #expect(photos == [Archive.photo, Archive.barePhoto, Archive.photo])
    #expect(requests == ["GET /photos?page=1&per=2", "GET /photos?page=2&per=2"])
  }

  @Test func byOffset() async throws {
    let (names, requests) = try await items(of: API.namesItems(count: 1)) { request in
      Archive.pageJSON([request.target.contains("start=0") ? #""a""# : #""b""#], total: 2)
    }
    #expect(names == ["a", "b"])
    #expect(requests == ["GET /names?start=0&count=1", "GET /names?start=1&count=1"])
  }

  @Test func byCursor() async throws {
    let film = #"{"kind":"film","id":"\#(Archive.filmID)","seconds":90.5}"#
    let photo = #"{"kind":"photo",\#(Archive.photoJSON.dropFirst())"#
    let term = Term.termArray([.string("dunes"), .not(Not(not: .string("sea")))])
    let (media, requests) = try await items(of: API.searchItems(term: term)) { request in
      String(decoding: request.body, as: UTF8.self).contains("after")
        ? #"{"media":[{"kind":"sound","id":1}],"next":null}"#
        : #"{"media":[\#(photo),\#(film)],"next":"c/1"}"#
    }
    #expect(
      media == [
        .photo(Archive.photo), .film(Film(id: Archive.filmID, seconds: 90.5)),
        .unrecognized(["kind": "sound", "id": 1]),
      ])
    #expect(
      requests == [
        #"POST /search {"term":["dunes",{"not":"sea"}]}"#,
        #"POST /search {"after":"c/1","term":["dunes",{"not":"sea"}]}"#,
      ])
  }

  @Test func byLink() async throws {
    let server = try await TestServer.start { request in
      request.target == "/tags"
        ? .json(#"["a","b"]"#, headers: ["Link: </tags?after=b>; rel=next"]) : .json(#"["c"]"#)
    }
    defer { server.stop() }
    var tags: [String] = []
    for try await tag in APIClient(baseURL: server.baseURL, token: { "t" }).items(API.tagsItems()) {
      tags.append(tag)
    }
    #expect(tags == ["a", "b", "c"])
    #expect(server.requests.map(\.target) == ["/tags", "/tags?after=b"])
    #expect(server.requests.map { $0.header("Authorization") } == ["Bearer t", "Bearer t"])
    #expect(server.requests.map { $0.header("X-Client") } == ["archive", "archive"])
  }

  @Test func onePage() async throws {
    let page: Page<String> = try await Loopback.send(
      API.names(start: 4), answer: .json(Archive.pageJSON([], total: 4)))
    #expect(page.items.isEmpty)
    #expect(page.metadata.total == 4)
    let photos: Page<Photo> = try await Loopback.send(
      API.photos(page: 9), answer: .json(Archive.pageJSON([Archive.barePhotoJSON], total: 4)))
    #expect(photos.items == [Archive.barePhoto])
    let window: Window = try await Loopback.send(
      API.search(term: .string("x"), after: "c"), answer: .json(#"{"media":[]}"#))
    #expect(window.media.isEmpty && window.next == nil)
    let tags: [String] = try await Loopback.send(API.tags(), answer: .json("[]"))
    #expect(tags == [])
  }

  /// All items of `endpoint`, and the requests for them.
  private func items<Page, Item>(
    of endpoint: PagedEndpoint<Page, Item>, answer: @escaping @Sendable (TestRequest) -> String
  ) async throws -> (items: [Item], requests: [String]) {
    let server = try await TestServer.start { .json(answer($0)) }
    defer { server.stop() }
    var items: [Item] = []
    for try await item in APIClient(baseURL: server.baseURL, token: { "t" }).items(endpoint) {
      items.append(item)
    }
    let requests = server.requests.map { request in
      let body = String(decoding: request.body, as: UTF8.self)
      return "\(request.method) \(request.target)" + (body.isEmpty ? "" : " \(body)")
    }
    return (items, requests)
  }
}
