import ChirpRuntime
import ChirpTestServer
import EverythingAPI
import Foundation
import Testing

/// The bodies of every kind in the API of `specs/everything.yaml`.
@Suite struct ArchiveBodyTests {
  @Test func multipart() async throws {
    let server = try await TestServer.start { _ in .json(Archive.photoJSON, status: 201) }
    defer { server.stop() }
    let client = APIClient(baseURL: server.baseURL) { "canary" }
    let photo: Photo = try await client.send(
      API.upload(
        takenAt: Archive.newYear, place: Point(latitude: 1, longitude: -2.5),
        photo: File(data: Data("PNG".utf8), filename: "a \"b\".png"),
        more: [
          File(data: Data(), filename: "x.txt"),
          File(data: Data("y".utf8), filename: "é", contentType: "a/b"),
        ]))
    #expect(photo == Archive.photo)
    let request = try #require(server.requests.first)
    let contentType = try #require(request.header("Content-Type"))
    let boundary = try #require(contentType.split(separator: "boundary=").last)
    #expect(contentType == "multipart/form-data; boundary=\(boundary)")
    let key = try #require(request.header("Idempotency-Key"))
    #expect(UUID(uuidString: key) != nil)
    let body = String(decoding: request.body, as: UTF8.self)
    #expect(
      body.replacing("\r\n", with: "\n").replacing(boundary, with: "BOUNDARY") == """
        --BOUNDARY
        Content-Disposition: form-data; name="kind"

        photo
        --BOUNDARY
        Content-Disposition: form-data; name="title"

        Untitled
        --BOUNDARY
        Content-Disposition: form-data; name="taken-at"

        1767225600250
        --BOUNDARY
        Content-Disposition: form-data; name="place"
        Content-Type: application/json

        {"latitude":1,"longitude":-2.5}
        --BOUNDARY
        Content-Disposition: form-data; name="photo"; filename="a %22b%22.png"
        Content-Type: image/png

        PNG
        --BOUNDARY
        Content-Disposition: form-data; name="more"; filename="x.txt"
        Content-Type: text/plain


        --BOUNDARY
        Content-Disposition: form-data; name="more"; filename="é"
        Content-Type: a/b

        y
        --BOUNDARY--

        """)
  }

  @Test func textInBothDirections() async throws {
    let caption: String = try await Loopback.send(
      API.caption(id: Archive.photoID, text: "# Dünen\n"),
      as: """
        PUT /photos/00000000-0000-0000-0000-000000000001/caption
        Accept: text/plain, application/json;q=0.9, */*;q=0.1
        Authorization: Bearer canary
        Content-Type: text/markdown; charset=utf-8
        X-Client: archive

        # Dünen

        """,
      answer: .text("Dünen"))
    #expect(caption == "Dünen")
  }

  @Test func dataInBothDirections() async throws {
    let data: Data = try await Loopback.send(
      API.pixels(id: Archive.photoID, channel: .green, data: Data("\u{1}\0".utf8)),
      as: """
        PUT /photos/00000000-0000-0000-0000-000000000001/green
        Accept: */*
        Authorization: Bearer canary
        Content-Type: image/png
        X-Client: archive

        \u{1}\0
        """,
      answer: .text("\0\u{2}"))
    #expect(data == Data([0, 2]))
  }

  @Test(arguments: [
    (PhotoChange(), "{}"), (PhotoChange(takenOn: .null), #"{"takenOn":null}"#),
    (
      PhotoChange(
        title: "a", takenOn: Patch(Archive.photo.takenOn), license: .value(.publicDomain)),
      #"{"license":"CC0","takenOn":"2025-12-31","title":"a"}"#
    ),
  ])
  func patches(change: PhotoChange, json: String) async throws {
    let photo: Photo = try await Loopback.send(
      API.change(id: Archive.photoID, body: change),
      as: """
        PATCH /photos/00000000-0000-0000-0000-000000000001
        Accept: application/json
        Authorization: Bearer canary
        Content-Type: application/json
        X-Client: archive

        \(json)
        """,
      answer: .json(Archive.barePhotoJSON))
    #expect(photo == Archive.barePhoto)
  }

  @Test(arguments: [
    (
      4 as Int?, "4", Annotation(stars: 4, until: Archive.newYear),
      #""stars":4,"until":1767225600250"#
    ),
    (nil, "null", Annotation(stars: nil, until: nil), #""stars":null,"until":null"#),
    (3, "3", Annotation(), ""),
  ])
  func constantsAndNullWhereThereIsADefault(
    stars: Int?, sent: String, annotation: Annotation, answer: String
  ) async throws {
    let point = Point(latitude: 1, longitude: 2)
    let read: Annotation = try await Loopback.send(
      API.annotate(
        id: Archive.photoID, text: "", about: .point(point),
        area: AnnotateArea(from: point, to: point), tone: .kind, stars: stars),
      as: """
        POST /photos/00000000-0000-0000-0000-000000000001/notes
        Accept: application/json
        Authorization: Bearer canary
        Content-Type: application/json
        X-Client: archive

        {"about":{"in":"point","latitude":1,"longitude":2},"area":{"from":{"latitude":1,"longitude":2},\
        "to":{"latitude":1,"longitude":2}},"body_text":"","camera":"red","kind":"note","stars":\(sent),\
        "tone":"kind","version":2,"visible":true,"weight":0.5}
        """,
      answer: .json("{\(answer)}"))
    #expect(read == annotation)
  }

  @Test func aTypeThatHoldsItself() async throws {
    let root = Folder(name: "root", folders: [])
    let folder = Folder(
      name: "2026", parent: Folder(name: "all", parent: root, folders: []), folders: [root, root])
    let json = """
      {"folders":[{"folders":[],"name":"root"},{"folders":[],"name":"root"}],"name":"2026",\
      "parent":{"folders":[],"name":"all","parent":{"folders":[],"name":"root"}}}
      """
    let answer: Folder = try await Loopback.send(
      API.move(body: folder),
      as: """
        MOVE /folders
        Accept: application/json
        Authorization: Bearer canary
        Content-Type: application/json
        X-Client: archive

        \(json)
        """,
      answer: .json(json))
    #expect(answer == folder)
  }
}
