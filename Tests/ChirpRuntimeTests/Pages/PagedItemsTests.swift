import ChirpRuntime
import ChirpTestServer
import Foundation
import Testing

@Suite struct PagedItemsTests {
  struct Numbers: Decodable, Sendable {
    struct Metadata: Decodable, Sendable {
      let total: Int
    }

    let items: [Int]
    let metadata: Metadata?
    let next: String?
  }

  @Test func numberedPagesEndWithTheTotal() async throws {
    let server = try await server(pages: [[1, 2], [3, 4], [5]], total: 5)
    defer { server.stop() }
    let endpoint = PagedEndpoint<Numbers, Int>.byPage(
      from: 1, items: \.items, total: \.metadata?.total
    ) { page in Endpoint(path: "/\(page)") }
    #expect(try await all(endpoint, server) == [1, 2, 3, 4, 5])
    #expect(server.requests.map(\.target) == ["/1", "/2", "/3"])
  }

  @Test func aTotalNeedNotBeOptional() async throws {
    struct Counted: Decodable, Sendable {
      let items: [Int]
      let total: Int
    }
    let server = try await TestServer.start { _ in .json(#"{"items":[7],"total":1}"#) }
    defer { server.stop() }
    let endpoint = PagedEndpoint<Counted, Int>.byPage(items: \.items, total: \.total) { page in
      Endpoint(path: "/\(page)")
    }
    #expect(try await all(endpoint, server) == [7])
    #expect(server.requests.map(\.target) == ["/1"])
  }

  @Test func numberedPagesEndWithAnEmptyOne() async throws {
    let server = try await server(pages: [[1, 2], [3, 4], []])
    defer { server.stop() }
    let endpoint = PagedEndpoint<Numbers, Int>.byPage(items: \.items) { page in
      Endpoint(path: "/\(page)")
    }
    #expect(try await all(endpoint, server) == [1, 2, 3, 4])
    #expect(server.requests.map(\.target) == ["/1", "/2", "/3"])
  }

  @Test(arguments: [
    (Int?.none, Int?.none, ["/0", "/2", "/4", "/5"]), (2, nil, ["/0", "/2", "/4"]),
    (nil, 5, ["/0", "/2", "/4"]), (100, 5, ["/0", "/2", "/4"]), (100, nil, ["/0"]),
    (2, 4, ["/0", "/2"]),
  ])
  func offsetsAdvanceByWhatCame(limit: Int?, total: Int?, targets: [String]) async throws {
    let metadata = total.map { #""metadata":{"total":\#($0)},"# } ?? ""
    let server = try await TestServer.start { request in
      let offset = Int(request.target.dropFirst()) ?? 0
      let items = (offset..<5).prefix(2).map(String.init).joined(separator: ",")
      return .json(#"{\#(metadata)"items":[\#(items)]}"#)
    }
    defer { server.stop() }
    let endpoint = PagedEndpoint<Numbers, Int>.byOffset(
      limit: limit, items: \.items, total: \.metadata?.total
    ) { offset in Endpoint(path: "/\(offset)") }
    #expect(try await all(endpoint, server) == Array(0..<min(5, targets.count * 2)))
    #expect(server.requests.map(\.target) == targets)
  }

  @Test(arguments: [#""next":"""#, #""next":null"#, #""other":1"#])
  func cursorsLeadToTheEnd(end: String) async throws {
    let server = try await TestServer.start { request in
      switch request.target {
      case "/x": .json(#"{"items":[1],"next":"a+b"}"#)
      case "/x?cursor=a%2Bb": .json(#"{"items":[],"next":"c"}"#)
      default: .json(#"{"items":[2,3],\#(end)}"#)
      }
    }
    defer { server.stop() }
    #expect(try await all(cursors, server) == [1, 2, 3])
    #expect(server.requests.map(\.target) == ["/x", "/x?cursor=a%2Bb", "/x?cursor=c"])
  }

  @Test func aCursorThatComesAgainIsAnError() async throws {
    let server = try await TestServer.start { request in
      .json(
        request.target.hasSuffix("=a") ? #"{"items":[2],"next":"b"}"# : #"{"items":[1],"next":"a"}"#
      )
    }
    defer { server.stop() }
    var items: [Int] = []
    let error = try await #require(throws: APIError.self) {
      for try await item in APIClient(baseURL: server.baseURL).items(cursors) {
        items.append(item)
      }
    }
    #expect(items == [1, 2, 1])
    #expect(
      "\(error)" == "GET /x: status 200; no further page: the cursor of the next page came before")
    #expect(server.requests.map(\.target) == ["/x", "/x?cursor=a", "/x?cursor=b"])
  }

  @Test func cursorsMayBeNumbers() async throws {
    let server = try await TestServer.start { request in
      .json(request.target == "/0" ? "[0,1]" : "[1]")
    }
    defer { server.stop() }
    let endpoint = PagedEndpoint<[Int], Int>.byCursor(
      items: \.self, next: { $0.count > 1 ? $0.last : nil },
      endpoint: { (cursor: Int?) in Endpoint(path: "/\(cursor ?? 0)") })
    #expect(try await all(endpoint, server) == [0, 1, 1])
  }

  @Test func aPageIsAskedForWhenTheOneBeforeIsUsedUp() async throws {
    let server = try await server(pages: [[1, 2], [3], []])
    defer { server.stop() }
    let items = APIClient(baseURL: server.baseURL).items(numbered)
    var iterator = items.makeAsyncIterator()
    #expect(server.requests.isEmpty)
    #expect(try await iterator.next() == 1)
    #expect(try await iterator.next() == 2)
    #expect(server.requests.count == 1)
    #expect(try await iterator.next() == 3)
    #expect(server.requests.count == 2)
    var other = items.makeAsyncIterator()
    #expect(try await other.next() == 1)
    #expect(try await iterator.next() == nil)
    #expect(try await iterator.next() == nil)
    #expect(server.requests.map(\.target) == ["/1", "/2", "/1", "/3"])
  }

  @Test func pagesComeOneByOne() async throws {
    let server = try await server(pages: [[1, 2], [3], []])
    defer { server.stop() }
    var counts: [Int] = []
    for try await page in APIClient(baseURL: server.baseURL).pages(numbered) {
      counts.append(page.items.count)
    }
    #expect(counts == [2, 1, 0])
  }

  @Test func anErrorEndsTheItems() async throws {
    let server = try await TestServer.start { request in
      request.target == "/1" ? .json(#"{"items":[1]}"#) : .empty(status: 503)
    }
    defer { server.stop() }
    var configuration = Configuration()
    configuration.retry = .none
    var iterator = APIClient(baseURL: server.baseURL, configuration: configuration).items(numbered)
      .makeAsyncIterator()
    #expect(try await iterator.next() == 1)
    do {
      _ = try await iterator.next()
      Issue.record("there is no second page")
    } catch let error as APIError {
      #expect(error.status == 503)
    }
    #expect(try await iterator.next() == nil)
    #expect(server.requests.count == 2)
  }

  @Test func cancellingStopsTheTransfer() async throws {
    let server = try await TestServer.start { request in
      request.target == "/1" ? .json(#"{"items":[1]}"#) : .hold
    }
    defer { server.stop() }
    let items = APIClient(baseURL: server.baseURL).items(numbered)
    let task = Task {
      for try await _ in items {}
    }
    try await server.wait { $0.requests.count == 2 }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    try await server.wait { $0.clientsThatLeft == 1 }
  }

  @Test func aCancelledTaskGetsNoMoreItems() async throws {
    let server = try await server(pages: [[1, 2, 3], []])
    defer { server.stop() }
    let items = APIClient(baseURL: server.baseURL).items(numbered)
    let task = Task {
      for try await item in items {
        #expect(item == 1)
        withUnsafeCurrentTask { $0?.cancel() }
      }
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @MainActor
  @Test func itemsCanBeAwaitedOnAnActor() async throws {
    let server = try await server(pages: [[1], [2], []])
    defer { server.stop() }
    var sum = 0
    for try await item in APIClient(baseURL: server.baseURL).items(numbered) {
      MainActor.assertIsolated()
      sum += item
    }
    #expect(sum == 3)
  }

  private var numbered: PagedEndpoint<Numbers, Int> {
    .byPage(items: \.items) { page in Endpoint(path: "/\(page)") }
  }

  private var cursors: PagedEndpoint<Numbers, Int> {
    .byCursor(items: \.items, next: \.next) { (cursor: String?) in
      Endpoint(path: "/x", queryItems: ["cursor": cursor])
    }
  }

  private func server(pages: [[Int]], total: Int? = nil) async throws -> TestServer {
    let metadata = total.map { #""metadata":{"total":\#($0)},"# } ?? ""
    return try await TestServer.start { request in
      let page = (Int(request.target.dropFirst()) ?? 0) - 1
      return pages.indices.contains(page)
        ? .json(#"{\#(metadata)"items":\#(pages[page])}"#) : .empty(status: 404)
    }
  }

  private func all<Page: Sendable>(
    _ endpoint: PagedEndpoint<Page, Int>, _ server: TestServer
  ) async throws -> [Int] {
    var items: [Int] = []
    for try await item in APIClient(baseURL: server.baseURL).items(endpoint) {
      items.append(item)
    }
    return items
  }
}
