import ChirpTestServer
import Foundation
import Testing

extension ConsumerTests {
  /// The packages of `Examples`, built and run.
  struct ExampleTests {
    private static let examples = Package.folder.appending(path: "Examples")

    /// Builds an example, without a warning.
    private func build(
      _ name: String, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
      let build = try await Build.run(in: Self.examples.appending(path: name))
      #expect(build.status == 0, "\(build.text)", sourceLocation: sourceLocation)
      #expect(!build.text.contains("warning:"), "\(build.text)", sourceLocation: sourceLocation)
    }

    /// Runs a program that was built.
    private func run(
      _ program: String, _ arguments: String..., environment: [String: String] = [:]
    ) async throws -> Command {
      let path = Build.products.appending(path: program).path(percentEncoded: false)
      return try await Command.run(
        [path] + arguments, in: Self.examples, environment: environment)
    }

    @Test func eachIsListed() throws {
      let folders = try FileManager.default.contentsOfDirectory(
        at: Self.examples, includingPropertiesForKeys: [.isDirectoryKey],
        options: .skipsHiddenFiles
      ).filter(\.hasDirectoryPath).map(\.lastPathComponent).sorted()
      #expect(folders == ["Bookshop", "Digest", "Feed", "Market", "Weather"])
      let page = try Package.text("Examples/README.md")
      let links = page.matches(of: /(?m)^\| \[(\w+)\]\((\w+)\) \|/)
      #expect(links.map { String($0.output.1) }.sorted() == folders)
      #expect(links.map { String($0.output.2) }.sorted() == folders)
    }

    @Test func bookshop() async throws {
      try await build("Bookshop")
      let server = try await TestServer.start { request in
        switch request.target {
        case "/orders" where request.body == Data(#"{"bookID":1}"#.utf8):
          .json(#"{"id":5,"book":\#(Self.book(1))}"#, status: 201)
        case "/orders": .json(#"{"reason":"No more.","code":"sold_out"}"#, status: 409)
        default: .json("[\(Self.book(1)),\(Self.book(2))]")
        }
      }
      defer { server.stop() }
      let signedIn = try await run(
        "shop", "\(server.baseURL)", environment: ["SHOP_TOKEN": "canary"])
      #expect(
        signedIn
          == Command(
            status: 0,
            output: """
              Orlando 1, Woolf 9.05 done(orderID: 5)
              Orlando 2, Woolf 9.05 soldOut

              """, error: ""))
      let signedOut = try await run("shop", "\(server.baseURL)")
      #expect(signedOut.output.hasPrefix("Orlando 1, Woolf 9.05 signInFirst\n"))
    }

    private static func book(_ id: Int) -> String {
      #"{"id":\#(id),"title":"Orlando \#(id)","author":"Woolf","cents":905}"#
    }

    @Test func weather() async throws {
      let folder = Self.examples.appending(path: "Weather")
      let check = [
        "--allow-writing-to-package-directory", "generate-api", "--check", "--format", "github",
      ]
      let workflow = try Package.text("Examples/Weather/.github/workflows/check.yml")
      #expect(workflow.contains("swift package \(check.joined(separator: " "))\n"))
      let drift = try await Build.swift("package", check, in: folder)
      #expect(drift.status == 0, "\(drift.error)")
      #expect(drift.output == "")

      try await build("Weather")
      let server = try await TestServer.start { _ in
        .json(#"{"place":"Rio","hours":[{"at":"2026-01-01T00:00:00Z","celsius":31.5}]}"#)
      }
      defer { server.stop() }
      let run = try await run("weather", "\(server.baseURL)")
      #expect(run == Command(status: 0, output: "Rio 2026-01-01T00:00:00Z 31.5\n", error: ""))
      #expect(server.requests.map(\.target) == ["/forecasts/S%C3%A3o%20Paulo"])
      #expect(server.requests.map { $0.header("X-API-Key") } == ["k-7"])
    }

    @Test func digest() async throws {
      try await build("Digest")
      let server = try await TestServer.start { request in
        switch (request.method, request.target, request.header("Authorization")) {
        case ("POST", "/tokens", _): .json(#"{"accessToken":"t-1"}"#)
        case ("GET", "/events?limit=100", "Bearer t-1"): .json(#"[{"id":1,"title":"One"}]"#)
        case ("POST", "/digests", "Bearer t-1"): .json(#"{"id":8}"#, status: 201)
        default: .empty(status: 400)
        }
      }
      defer { server.stop() }
      let sent = try await run(
        "digest", environment: ["DIGEST_URL": "\(server.baseURL)", "DIGEST_SECRET": "canary"])
      #expect(sent == Command(status: 0, output: "sent the digest 8 of 1 events\n", error: ""))
      #expect(
        server.requests.map { "\($0.method) \($0.target)" } == [
          "POST /tokens", "GET /events?limit=100", "POST /digests",
        ])
      #expect(server.requests.last?.header("Idempotency-Key") != nil)
    }

    @Test func digestOfAServerThatIsDown() async throws {
      try await build("Digest")
      let server = try await TestServer.start { request in
        request.target == "/tokens" ? .json(#"{"accessToken":"t-1"}"#) : .empty(status: 503)
      }
      defer { server.stop() }
      let run = try await run("digest", environment: ["DIGEST_URL": "\(server.baseURL)"])
      #expect(run.status == 75)
      #expect(run.output == "")
      #expect(server.requests.filter { $0.method == "GET" }.count == 5)
    }

    @Test func feed() async throws {
      let test = try await Build.swift("test", [], in: Self.examples.appending(path: "Feed"))
      #expect(test.status == 0, "\(test.output + test.error)")
      #expect(test.output.contains("Test run with 3 tests in 1 suite passed"), "\(test.output)")
    }

    @Test func market() async throws {
      try await build("Market")
      let server = try await TestServer.start { request in
        request.target == "/products"
          ? .json(#"[{"id":1,"name":"Tea","price":{"units":405,"currency":"EUR"}}]"#)
          : .json(#"[{"id":2,"total":{"units":1215,"currency":"EUR"}}]"#)
      }
      defer { server.stop() }
      let run = try await run("market", "\(server.baseURL)")
      #expect(
        run
          == Command(
            status: 0, output: "Tea 4.05 EUR\norder 2 12.15 EUR\nin all 1620\n", error: ""))
    }
  }
}
