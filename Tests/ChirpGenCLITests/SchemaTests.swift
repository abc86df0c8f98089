import ChirpGenCLI
import ChirpSchema
import Foundation
import Testing

@testable import ChirpGenCore

@Suite("schema")
struct SchemaTests {
  private static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: package.appending(path: path), encoding: .utf8)
  }

  @Test("prints the file that stands beside the specs")
  func prints() throws {
    #expect(
      try Workspace().run("schema")
        == Run(.success, output: Self.text("specs/\(ChirpSchema.fileName)")))
  }

  @Test("knows the keys that the program reads, and those of later versions")
  func keys() throws {
    let schema = try Self.object(JSONSerialization.jsonObject(with: Data(ChirpSchema.text.utf8)))
    let definitions = try Self.object(schema["$defs"])
    let parameter = try Self.object(Self.object(definitions["parameters"])["additionalProperties"])
    let mappings: [(KeyTable, Any?)] = [
      (.spec, schema), (.api, definitions["api"]), (.json, definitions["json"]),
      (.errors, definitions["errorBody"]), (.authentication, definitions["scheme"]),
      (.type, try Self.object(definitions["type"])["then"]),
      (.field, try Self.object(definitions["field"])["then"]),
      (.bodyField, try Self.object(definitions["bodyField"])["then"]),
      (.parameter, parameter["then"]),
      (.route, definitions["route"]),
    ]
    for (table, mapping) in mappings {
      let properties = try Self.object(Self.object(mapping)["properties"])
      #expect(properties.keys.sorted() == (table.keys + table.planned).sorted(), "\(table.owner)")
    }
    let builtIn = try Self.object(definitions["builtInType"])["enum"] as? [String]
    #expect(builtIn?.sorted() == BuiltInType.allCases.map(\.rawValue).sorted())
  }

  private static func object(_ value: Any?) throws -> [String: Any] {
    try #require(value as? [String: Any])
  }

  @Test("accepts every spec of the repository", .needsPython("jsonschema"))
  func repository() async throws {
    var paths: [String] = []
    for folder in ["specs", "Tests/Golden/Swift", "Tests/Golden/Models"] {
      let names = try FileManager.default.subpathsOfDirectory(
        atPath: Self.package.appending(path: folder).path(percentEncoded: false))
      paths += names.filter { $0.hasSuffix(".yaml") }.map { "\(folder)/\($0)" }
    }
    #expect(paths.count > 10)
    let places = try await SchemaRun.places(paths.map { try Self.text($0) })
    for (path, places) in zip(paths, places) { #expect(places == [], "\(path)") }
  }

  @Test("accepts what 'init' writes, and every key of the language", .needsPython("jsonschema"))
  func accepted() async throws {
    let workspace = try Workspace()
    _ = workspace.run("init")
    let places = try await SchemaRun.places([
      workspace.text("api.yaml"), Self.wholeLanguage, Self.includedFile,
    ])
    #expect(places == [[], [], []])
  }

  @Test("accepts the spec of the language's description", .needsPython("jsonschema"), .needsDesign)
  func description() async throws {
    let text = try Self.text("../shared/design/spec-language.md")
    let spec = try #require(text.firstMatch(of: /```yaml\n((?:.*\n)*?)```/)).output.1
    #expect(try await SchemaRun.places([String(spec)]) == [[]])
  }

  @Test("refuses what is no spec, each fault at its place", .needsPython("jsonschema"))
  func refused() async throws {
    let places = try await SchemaRun.places(Self.faulty.map(\.spec))
    for (fault, places) in zip(Self.faulty, places) {
      #expect(places == [fault.place], "\(fault.spec)")
    }
  }

  private static let faulty: [(spec: String, place: String)] = [
    ("[]", ""), ("api: { name: A }", ""), ("chirp: 2", "chirp"), ("chirp: 1\nrotues: {}", ""),
    ("chirp: 1\napi: { nmae: A }", "api"),
    ("chirp: 1\napi: { baseURL: h.example }", "api/baseURL"),
    ("chirp: 1\napi: { baseURL: \"https://me:x@h.example\" }", "api/baseURL"),
    ("chirp: 1\njson: { dates: iso }", "json/dates"),
    ("chirp: 1\nauth: { a: { type: bearre } }", "auth/a/type"),
    ("chirp: 1\nauth: { a: { type: apiKey } }", "auth/a"),
    ("chirp: 1\nerrors: { reason: a }", "errors"),
    ("chirp: 1\nerrors: { body: E, codes: [a] }", "errors"),
    ("chirp: 1\ntypes: { Date: { fields: {} } }", "types"),
    ("chirp: 1\ntypes: { A: { fields: {}, cases: [a] } }", "types/A"),
    ("chirp: 1\ntypes: { A: { description: a } }", "types/A"),
    ("chirp: 1\ntypes: { A: { cases: [] } }", "types/A/cases"),
    ("chirp: 1\ntypes: { A: { fields: { a: } } }", "types/A/fields/a"),
    ("chirp: 1\ntypes: { A: { fields: { a: \"Int =\" } } }", "types/A/fields/a"),
    ("chirp: 1\ntypes: { A: { fields: { a: { tpye: Int } } } }", "types/A/fields/a"),
    ("chirp: 1\ntypes: { A: [Int, Int] }", "types/A"),
    ("chirp: 1\nroutes: { a: { response: A } }", "routes/a"),
    ("chirp: 1\nroutes: { a: { route: GET a } }", "routes/a/route"),
    ("chirp: 1\nroutes: { a: { route: get /a } }", "routes/a/route"),
    ("chirp: 1\nroutes: { a: { route: \"GET /{a\" } }", "routes/a/route"),
    ("chirp: 1\nroutes: { a: { route: GET /a, body: A } }", "routes/a"),
    ("chirp: 1\nroutes: { a: { route: PUT /a, body: A, form: A } }", "routes/a"),
    ("chirp: 1\nroutes: { a: { route: GET /a, errors: { 99: E } } }", "routes/a/errors"),
    ("chirp: 1\nroutes: { a: { route: GET /a, timeout: 10 } }", "routes/a/timeout"),
    ("chirp: 1\nroutes: { a: { route: GET /a, timeout: 10 s } }", "routes/a/timeout"),
    ("chirp: 1\nroutes: { a: { route: GET /a, retry: often } }", "routes/a/retry"),
    (
      "chirp: 1\nroutes: { a: { route: GET /a, query: { b: { type: Int, style: x } } } }",
      "routes/a/query/b/style"
    ),
    (
      "chirp: 1\nroutes: { a: { route: PUT /a, body: { fields: { id: Int } } } }",
      "routes/a/body/fields"
    ),
  ]

  private static let includedFile = "types: { A: Int }\ninclude: [b.yaml]\n"

  private static let wholeLanguage = #"""
    chirp: 1
    include: [more.yaml]
    api: { name: A, description: B, baseURL: "http://[::1]:8080/v1" }
    json: { dates: rfc1123, keys: snake_case }
    auth:
      a: { type: bearer, description: A }
      b: { type: apiKey, header: X-Key }
      c: { type: apiKey, query: key }
      d: { type: basic }
      e: { type: custom }
    errors: { body: E, reason: a.b, code: c, codes: [404, not_found] }
    defaults: { auth: [a, b], timeout: 10s, retry: none, cache: none, priority: low, headers: { X-A: { const: 1 } } }
    types:
      A: UUID
      B: [A]
      C: "[String: [A]]?"
      D: [{ String: A? }]
      3D: { fields: {} }
      Pair<A, B>: { fields: { a: A, b: B? }, conforms: [Hashable], deprecated: use C, example: { a: 1 } }
      E:
        description: An error.
        fields:
          a: String = "x, y"
          b: { type: [Int], key: b_b, default: [1], description: B, deprecated: true, example: [2] }
          c: { fields: { d: Int = 20 } }
          d: { cases: { plus: "+1", minus: -1 }, frozen: true }
          e: { oneOf: { f: A }, tag: kind }
          f: "[String] = []"
          g: [Page<A>]
      F: { oneOf: { image: G, link: H }, tag: kind }
      G: { cases: [1.10, no, null, "a b"], frozen: false }
    routes:
      a:
        route: PATCH /a/{b}/c{d}.json
        path: { b: UUID, d: { type: Int, description: D } }
        query: { page: Int = 1, ids: { type: [Int], style: comma }, v: { const: 2 } }
        headers: { key: { type: UUID?, key: Idempotency-Key } }
        body: { a: String, b: { type: Int, default: 1 }, c: { const: 1 }, d: { type: E, const: x } }
        response: { id: UUID, at: Date }
        errors: { 409: E, 4xx: E, default: E }
        auth: { all: [a, b] }
        timeout: 250ms
        retry: { attempts: 3, base: 500ms, cap: 20s }
        cache: staleWhileRevalidate
        priority: high
        deduplicate: true
        skipQueue: false
        idempotencyKey: true
        offline: { queue: 2h }
        baseURL: https://other.example.com
        description: A.
        deprecated: use b
        group: admin
        example: {}
      b: { route: POST /b, form: { a: Int }, auth: none, offline: fail, deprecated: true }
      c: { route: POST /c, multipart: { file: File, more: [File], json: E }, auth: a }
      d: { route: POST /d, text: text/plain; charset=utf-8, response: String }
      e: { route: PUT /e, data: "*/*", response: File }
      f: { route: GET /f, stream: { events: E } }
      g: { route: QUERY /g/, stream: { lines: E }, body: E }
      h: { route: GET /h, response: Page<A>, pages: { by: page, parameter: page, items: items, total: metadata.total } }
      i: { route: GET /h, response: [A], pages: { by: offset, parameter: o, limit: n, items: items } }
      j: { route: GET /h, response: [A], pages: { by: cursor, parameter: c, next: next, items: items } }
      k: { route: GET /h, response: [A], pages: { by: link, items: items } }
    """#
}

extension Trait where Self == ConditionTrait {
  fileprivate static var needsDesign: Self {
    let path = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "../shared/design/spec-language.md")
    return .enabled(
      if: FileManager.default.fileExists(atPath: path.standardized.path(percentEncoded: false)),
      "the design is not here")
  }
}
