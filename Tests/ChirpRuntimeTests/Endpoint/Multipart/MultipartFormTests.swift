import ChirpRuntimeSample
import Foundation
import Testing

@testable import ChirpRuntime

@Suite struct MultipartFormTests {
  @Test func fieldsAreParts() throws {
    let missing: String? = nil
    let photo = File(data: Data("<svg/>".utf8), filename: "a b.svg")
    let form: MultipartForm = [
      "title": "Ünder\r\n--x", "missing": missing, "count": 3, "by": Visibility.public,
      "photo": photo,
      "tags": ["a", "b"], "none": [] as [File], "meta": JSONPart(ImageAttachment(width: 2)),
    ]
    #expect(
      try text(of: form) == """
        --B\r
        Content-Disposition: form-data; name="title"\r
        \r
        Ünder\r
        --x\r
        --B\r
        Content-Disposition: form-data; name="count"\r
        \r
        3\r
        --B\r
        Content-Disposition: form-data; name="by"\r
        \r
        public\r
        --B\r
        Content-Disposition: form-data; name="photo"; filename="a b.svg"\r
        Content-Type: image/svg+xml\r
        \r
        <svg/>\r
        --B\r
        Content-Disposition: form-data; name="tags"\r
        \r
        a\r
        --B\r
        Content-Disposition: form-data; name="tags"\r
        \r
        b\r
        --B\r
        Content-Disposition: form-data; name="meta"\r
        Content-Type: application/json\r
        \r
        {"width":2}\r
        --B--\r

        """)
  }

  @Test func namesCannotBecomeHeaders() throws {
    let file = File(data: Data(), filename: "a\"\r\nX: y\\é.txt", contentType: "text/plain")
    #expect(
      try text(of: ["n\"\r\nm": file]) == """
        --B\r
        Content-Disposition: form-data; name="n%22%0D%0Am"; filename="a%22%0D%0AX: y\\é.txt"\r
        Content-Type: text/plain\r
        \r
        \r
        --B--\r

        """)
  }

  @Test func anEmptyFormIsItsEnd() throws {
    #expect(try text(of: [:]) == "--B--\r\n")
  }

  @Test(arguments: [
    (DateFormat.iso8601, "2026-01-02T10:00:00.250Z", #"["2026-01-02T10:00:00.250Z"]"#),
    (.unixSeconds, "1767348000.25", "[1767348000.25]"),
    (.unixMilliseconds, "1767348000250", "[1767348000250]"),
  ])
  func datesFollowTheEndpoint(dates: DateFormat, written: String, json: String) throws {
    let date = Date(timeIntervalSince1970: 1_767_348_000.25)
    let text = try text(of: ["at": [date], "json": JSONPart([date])], dates: dates)
    #expect(text.contains("name=\"at\"\r\n\r\n\(written)\r\n"))
    #expect(text.contains("Content-Type: application/json\r\n\r\n\(json)\r\n"))
  }

  @Test func theBoundaryStandsInNoTextAndNoFileInMemory() {
    var boundaries = ["one", "two", "three"].makeIterator()
    let body = MultipartBody(
      ["a": "--one", "b": File(data: Data("x two".utf8), filename: "two"), "c": 1],
      makeBoundary: { boundaries.next() ?? "none" })
    #expect(body.boundary == "three")
    #expect(body.contentType == "multipart/form-data; boundary=three")
    #expect(
      RequestBody.multipart(["a": 1]).contentType != RequestBody.multipart(["a": 1]).contentType)
  }

  @Test func faultsNameTheField() throws {
    let folder = FileManager.default.temporaryDirectory
    let missing = File(contentsOf: folder.appending(path: "chirp-secret/none.png"))
    let remote = File(contentsOf: try #require(URL(string: "https://a.example/b.png")))
    let forms: [(MultipartForm, String)] = [
      (["photo": missing], "at 'photo': there is no file 'none.png'"),
      (["a": 1, "more": [1, 2], "photo": remote], "at 'photo': 'b.png' is not on disk"),
      (
        ["more": [File(data: Data(), filename: "a"), File(contentsOf: folder, filename: "f")]],
        "at 'more[1]': the file '\(folder.lastPathComponent)' cannot be read"
      ),
      (
        ["photo": File(data: Data(), filename: "a", contentType: "a/b\r\nX: y")],
        "at 'photo': the media type of the file holds control characters"
      ),
      (
        ["meta": JSONPart([Date(timeIntervalSince1970: .infinity)])],
        "at 'meta[0]': the date is outside years 0 to 9999"
      ),
      (
        ["at": Date(timeIntervalSince1970: .infinity)],
        "at 'at': the date is outside years 0 to 9999"
      ),
    ]
    for (form, problem) in forms {
      let error = try #require(throws: EncodingError.self) { try text(of: form) }
      #expect("\(CodingProblem(error))" == problem)
      #expect(!String(reflecting: error).contains("secret"))
    }
  }

  @Test func aFileThatCannotBeReadIsNotSent() async throws {
    let client = APIClient(baseURL: try #require(URL(string: "http://127.0.0.1:9")))
    let missing = File(contentsOf: URL(filePath: "/chirp-secret/none.png"))
    let endpoint = Endpoint<EmptyResponse>(
      path: "/photos", method: .post, body: .multipart(["photo": missing]))
    let error = try await #require(throws: APIError.self) { try await client.send(endpoint) }
    guard case .encoding(_, let underlying) = error else {
      Issue.record(error)
      return
    }
    #expect("\(CodingProblem(underlying))" == "at 'photo': there is no file 'none.png'")
    #expect(!String(reflecting: error).contains("secret"))
  }

  @Test func descriptionsHoldNoContent() {
    let file = File(data: Data("canary".utf8), filename: "a.png")
    #expect("\(file)" == "a.png (image/png)")
    #expect(!"\(RequestBody.multipart(["a": "canary", "b": file]))".contains("canary"))
  }

  private func text(of form: MultipartForm, dates: DateFormat = .iso8601) throws -> String {
    let body = MultipartBody(form, makeBoundary: { "B" })
    return String(decoding: try body.bytes(dates: dates), as: UTF8.self)
  }
}
