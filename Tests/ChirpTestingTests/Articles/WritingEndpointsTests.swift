import ChirpRuntime
import ChirpTesting
import Foundation
import Testing

extension API {
  static func invite(userID: Int, email: String, note: String? = nil) -> Endpoint<Invitation> {
    Endpoint(
      path: "/users/\(userID)/invitations", method: .post, body: ["email": email, "note": note],
      authentication: .required)
  }
}

/// The code of the article "Writing endpoints by hand".
@Suite(.timeLimit(.minutes(1))) struct WritingEndpointsTests {
  private struct MissingTotal: Error {}

  private let users = [User(id: 7, name: "Ada")]
  private let client = MockClient()

  @Test func valuesAreSent() async throws {
    client.stub(.any, with: .value(users))
    let feed = Endpoint<[User]>(path: "/feed", queryItems: ["page": 2])
    let users = try await client.send(feed)
    #expect(users == self.users)

    client.stub(.post("/users/{}/invitations"), with: .value(Invitation(id: 1)))
    let invitation = try await client.send(API.invite(userID: 7, email: "bo@example.com"))
    #expect(invitation == Invitation(id: 1))
    #expect(
      client.requests.map(\.description) == ["GET /feed?page=2", "POST /users/7/invitations"])
    #expect(try client.requests[1].json() == ["email": "bo@example.com"])
  }

  @Test func typesAreSent() async throws {
    client.stub(SearchUsers.self, with: .value(users))
    client.stub(Photo.self, with: .value(Data("png".utf8)))
    let found = try await client.send(SearchUsers(query: "ada"))
    #expect(found == users)
    #expect(try await client.send(Photo(userID: 7, size: "a/b")) == Data("png".utf8))
    let sent = ["GET /users/search?q=ada", "GET /users/7/photos/a%2Fb"]
    #expect(client.requests.map(\.description) == sent)
    #expect(Photo(userID: 7, size: "s").endpoint.timeout == .seconds(60))
  }

  @Test func casesAreSent() async throws {
    client.stub(.get("/books/{isbn}"), with: .value(Book(title: "Tea")))
    client.stub(.get("/books"), with: .value([Book(title: "Tea")]))
    let book: Book = try await client.request(BookEndpoint.bookDetails(isbn: "978-3-16-148410-0"))
    #expect(book == Book(title: "Tea"))
    let books: [Book] = try await client.request(BookEndpoint.listBooks(page: 3))
    #expect(books == [book])
    let sent = ["GET /books/978-3-16-148410-0", "GET /books?page=3"]
    #expect(client.requests.map(\.description) == sent)
  }

  @Test func valuesAreEncoded() async throws {
    let name = "a/b?c"
    let path: EndpointPath = "/files/\(name)/content"
    #expect(path.encoded == "/files/a%2Fb%3Fc/content")

    let after: String? = nil
    let query: QueryItems = ["tag": ["swift", "c++"], "after": after, "q": "x y"]
    client.stub(.any, with: .value(EmptyResponse()))
    try await client.send(Endpoint<EmptyResponse>(path: path, queryItems: query))
    let sent = "GET /files/a%2Fb%3Fc/content?tag=swift&tag=c%2B%2B&q=x%20y"
    #expect(client.requests.map(\.description) == [sent])
  }

  @Test func bodiesHaveTypes() async throws {
    let png = Data("png".utf8)
    let bodies: [RequestBody] = [
      ["email": "ada@example.com", "age": 36],
      .json([1, 2, 3]),
      .string("Hello"),
      .data(png, contentType: "image/png"),
      .formURLEncoded(["grant_type": "password", "username": "ada"]),
      .multipart(["title": "Tea", "photo": File(data: png, filename: "tea.png")]),
    ]
    client.stub(.any, with: .value(EmptyResponse()))
    for body in bodies {
      try await client.send(Endpoint<EmptyResponse>(path: "/", method: .post, body: body))
    }
    #expect(
      client.requests.dropLast().map(\.text) == [
        #"{"age":36,"email":"ada@example.com"}"#, "[1,2,3]", "Hello", "png",
        "grant_type=password&username=ada",
      ])
    #expect(
      client.requests.map { $0.headers["Content-Type"]?.prefix { $0 != ";" } } == [
        "application/json", "application/json", "text/plain", "image/png",
        "application/x-www-form-urlencoded", "multipart/form-data",
      ])
  }

  @Test func aResponseMayBeReadWhole() async throws {
    var count = Endpoint<Int>(path: "/users", method: .head)
    count.decode = { _, response, _ in
      guard let total = response.headers["X-Total"].flatMap(Int.init) else {
        throw MissingTotal()
      }
      return total
    }
    client.enqueue(.response(.status(200, headers: ["X-Total": "42"])), .response(.status(200)))
    #expect(try await client.send(count) == 42)
    let error = await #expect(throws: APIError.self) { try await client.send(count) }
    guard case .decoding(_, underlying: is MissingTotal) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }
}
