import ChirpRuntime
import ChirpRuntimeSample
import ChirpTestServer
import Foundation
import Testing

@Suite(.enabled(if: FormServer.isAvailable, "python3 is absent"))
struct MultipartUploadTests {
  @Test func formsAreReadBack() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "chirp-\(UUID()).txt")
    try Data("from disk\r\n".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let server = try FormServer()
    let form = try await send(
      [
        "title": "ü & \"q\"\r\n--", "empty": "", "n": [1, 2],
        "photo": File(data: Data("<p>".utf8), filename: "été\".html"),
        "disk": [File(contentsOf: file, filename: "a.txt"), File(contentsOf: file, filename: "b")],
        "meta": JSONPart(ImageAttachment(width: 2)), "a\"b\r\nc": true,
      ],
      to: server.baseURL)
    #expect(!form.isChunked)
    #expect(
      form.parts == [
        FormServer.Part(name: "title", content: "ü & \"q\"\r\n--"),
        FormServer.Part(name: "empty", content: ""),
        FormServer.Part(name: "n", content: "1"), FormServer.Part(name: "n", content: "2"),
        FormServer.Part(
          name: "photo", filename: "été%22.html", contentType: "text/html", content: "<p>"),
        FormServer.Part(name: "disk", filename: "a.txt", content: "from disk\r\n"),
        FormServer.Part(
          name: "disk", filename: "b", contentType: "application/octet-stream",
          content: "from disk\r\n"),
        FormServer.Part(
          name: "meta", contentType: "application/json", content: #"{"width":2}"#),
        FormServer.Part(name: "a%22b%0D%0Ac", content: "true"),
      ])
  }

  /// The SHA-256 of 12 MB of zeros is that of `head -c 12000000 /dev/zero | sha256sum`.
  @Test func aLargeFileIsSentEachTime() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "chirp-\(UUID()).bin")
    try Data(count: 12_000_000).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let server = try FormServer()
    let endpoint = Self.endpoint(["file": File(contentsOf: file, filename: "zeros"), "after": 1])
    let client = APIClient(baseURL: server.baseURL)
    for _ in 0..<2 {
      let form = try await client.send(endpoint)
      #expect(
        form.parts == [
          FormServer.Part(
            name: "file", filename: "zeros", contentType: "application/octet-stream",
            content: "790c7f6a905819fa49d5883ebb98cd79f4ecf9935d7d81b47e0fe24821406ca5"),
          FormServer.Part(name: "after", content: "1"),
        ])
    }
  }

  @Test func aConnectionThatBreaksWhileALargeFormIsSentIsAnError() async throws {
    let server = try await TestServer.start { _ in .close }
    defer { server.stop() }
    let file = File(data: Data(count: 12_000_000), filename: "zeros")
    let error = try await #require(throws: APIError.self) {
      try await send(["file": file], to: server.baseURL)
    }
    guard case .transport = error else {
      Issue.record(error)
      return
    }
  }

  private func send(_ form: MultipartForm, to baseURL: URL) async throws -> FormServer.Form {
    try await APIClient(baseURL: baseURL).send(Self.endpoint(form))
  }

  private static func endpoint(_ form: MultipartForm) -> Endpoint<FormServer.Form> {
    Endpoint(path: "/", method: .post, body: .multipart(form))
  }
}
