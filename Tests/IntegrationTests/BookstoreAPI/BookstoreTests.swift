import BookstoreAPI
import ChirpRuntime
import ChirpTestServer
import Foundation
import Testing

/// The API of `specs/bookstore.yaml`.
@Suite struct BookstoreTests {
  private let dune = Book(
    isbn: "978-0-441-17271-9", title: "Dune", author: "Frank Herbert",
    publishedOn: Day(year: 1965, month: 8, day: 1))
  private let duneJSON = #"""
    {"isbn":"978-0-441-17271-9","title":"Dune","author":"Frank Herbert","publishedOn":"1965-08-01"}
    """#

  @Test func listBooks() async throws {
    let books: [Book] = try await Loopback.send(
      API.listBooks(),
      as: """
        GET /books
        Accept: application/json
        """,
      answer: .json(#"[\#(duneJSON),{"isbn":"1","title":"Emma","author":"Jane Austen"}]"#))
    #expect(books == [dune, Book(isbn: "1", title: "Emma", author: "Jane Austen")])
  }

  @Test(arguments: [("978-0-441-17271-9", "978-0-441-17271-9"), ("a/b é", "a%2Fb%20%C3%A9")])
  func bookDetails(isbn: String, segment: String) async throws {
    let book: Book = try await Loopback.send(
      API.bookDetails(isbn: isbn),
      as: """
        GET /books/\(segment)
        Accept: application/json
        """,
      answer: .json(duneJSON))
    #expect(book == dune)
  }

  @Test func addBook() async throws {
    let book: Book = try await Loopback.send(
      API.addBook(title: "Dune", author: "Frank Herbert"),
      as: """
        POST /books
        Accept: application/json
        Content-Type: application/json

        {"author":"Frank Herbert","title":"Dune"}
        """,
      answer: .json(duneJSON, status: 201))
    #expect(book == dune)
  }

  @Test func aBookThatIsNotThere() async throws {
    let error = try await Loopback.failure(
      of: API.bookDetails(isbn: "0"), answer: .json(#"{"reason":"Unknown."}"#, status: 404))
    #expect("\(error)" == "GET /books/{}: status 404: Unknown.")
  }

  @Test func theBaseURL() {
    #expect(API.baseURL.absoluteString == "https://bookstore.example.com")
  }
}
