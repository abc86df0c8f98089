import Foundation
import Testing

/// `chirp-gen watch`, in a process of its own.
@Suite("watch", .serialized)
struct WatchTests {
  private static let one = "chirp-gen: watching 1 file; Ctrl-C ends it\n"
  private static let two = "chirp-gen: watching 2 files; Ctrl-C ends it\n"
  private static let first = "out: 5 files, 5 written\n\(one)"
  private static let user = "out: 5 files, 1 written, 4 unchanged\n"

  private let workspace: Workspace

  init() throws {
    workspace = try Workspace(spec: SampleSpec.text)
  }

  private func watch() async throws -> WatchProcess {
    let watch = try WatchProcess("spec.yaml", "--output", "out", in: workspace)
    try await watch.expect(Self.first)
    return watch
  }

  /// What a run by itself makes of the spec.
  private func generated() throws -> [String: String?] {
    _ = workspace.run("generate", "spec.yaml", "--output", "expected")
    return try workspace.contents("expected")
  }

  /// Replaces the spec as editors do that write another file first.
  private func replace(_ old: String, _ new: String) throws {
    try workspace.write(
      workspace.text("spec.yaml").replacingOccurrences(of: old, with: new), to: "spec.yaml.new")
    #expect(rename(workspace.path("spec.yaml.new"), workspace.path("spec.yaml")) == 0)
  }

  @Test("writes what a save changes, and touches nothing else")
  func save() async throws {
    let watch = try await watch()
    let before = try workspace.identities("out")
    try workspace.edit("spec.yaml", "name: String", "name: Int")
    try await watch.expect(Self.user + Self.one)
    #expect(try workspace.contents("out") == generated())
    let after = try workspace.identities("out")
    for name in ["API.swift", "Post.swift", "Post+Coding.swift"] {
      #expect(after[name] == before[name])
    }
    // The text of the spec is another one, and what it gives is the same.
    try workspace.edit("spec.yaml", "chirp: 1", "chirp: 1 # the version")
    try await watch.expect("out: up to date (5 files)\n" + Self.one)
    #expect(try workspace.identities("out") == after)
    // The same text is not worth a word.
    try workspace.edit("spec.yaml", "chirp", "chirp")
    try workspace.edit("spec.yaml", "name: Int", "name: String")
    try await watch.expect(Self.user + Self.one)
  }

  @Test("follows a spec that is replaced, or moved away and written anew")
  func replaced() async throws {
    let watch = try await watch()
    try replace("name: String", "name: Int")
    try await watch.expect(Self.user + Self.one)
    try replace("name: Int", "name: Double")
    try await watch.expect(Self.user + Self.one)
    try watch.whileStopped {
      #expect(rename(workspace.path("spec.yaml"), workspace.path("spec.yaml~")) == 0)
      try workspace.write(
        workspace.text("spec.yaml~").replacingOccurrences(of: "Double", with: "Bool"),
        to: "spec.yaml")
      try workspace.remove("spec.yaml~")
    }
    try await watch.expect(Self.user + Self.one)
    try workspace.edit("spec.yaml", "name: Bool", "name: String")
    try await watch.expect(Self.user + Self.one)
    #expect(try workspace.contents("out") == generated())
  }

  @Test("a spec that is gone is a fault, and one that comes back heals it")
  func vanished() async throws {
    let watch = try await watch()
    let before = try workspace.contents("out")
    try workspace.remove("spec.yaml")
    try await watch.expect(
      """
      error: cannot read 'spec.yaml': no such file or directory
      note: name the YAML file that describes the API, which begins with 'chirp: 1'
      chirp-gen: 1 error; nothing was written
      chirp-gen: waiting for a file that can be read; Ctrl-C ends it

      """)
    #expect(try workspace.contents("out") == before)
    try workspace.write(
      SampleSpec.text.replacingOccurrences(of: "name: String", with: "name: Int"),
      to: "spec.yaml")
    try await watch.expect(Self.user + Self.one)
    // One that vanishes for a moment alone is none.
    let text = try workspace.text("spec.yaml")
    try watch.whileStopped {
      try workspace.remove("spec.yaml")
      try workspace.write(text, to: "spec.yaml")
    }
    try workspace.edit("spec.yaml", "name: Int", "name: String")
    try await watch.expect(Self.user + Self.one)
  }

  @Test("a fault is shown and writes nothing, and the next save heals it")
  func fault() async throws {
    let watch = try await watch()
    let before = try workspace.identities("out")
    try workspace.edit("spec.yaml", "name: String", "name: Strng")
    try await watch.expect(
      """
      spec.yaml:9:13: error: there is no type 'Strng'
          9 |       name: Strng
            |             ^~~~~
      note: did you mean 'String'?
      chirp-gen: 1 error; nothing was written
      \(Self.one)
      """)
    #expect(try workspace.identities("out") == before)
    try workspace.edit("spec.yaml", "name: Strng", "name: Int")
    try await watch.expect(Self.user + Self.one)
    #expect(try workspace.contents("out") == generated())
  }

  @Test("a burst of saves is one run, of the last of them")
  func burst() async throws {
    let watch = try await watch()
    try watch.whileStopped {
      for number in 0..<100 {
        try replace("name: String", "name\(number): String")
        try replace("name\(number): String", "name: String")
      }
      try workspace.edit("spec.yaml", "name: String", "name: Int")
    }
    try await watch.expect(Self.user + Self.one)
    #expect(try workspace.contents("out") == generated())
  }

  @Test("no save is missed, whenever it comes, and the last state stays")
  func saves() async throws {
    let watch = try await watch()
    for number in 0..<60 {
      try workspace.write(
        SampleSpec.text.replacingOccurrences(of: "name:", with: "name\(number):"),
        to: "spec.yaml")
      try await Task.sleep(for: .milliseconds(number % 20))
    }
    let expected = try generated()
    // A file that is being written may be gone before it is read.
    try await watch.wait { (try? workspace.contents("out")) == expected }
    #expect(try workspace.contents("out") == expected)
    #expect(try await watch.end(by: SIGTERM) == 0)
  }

  @Test("follows what a spec includes: files that change, come late and lie in new folders")
  func includes() async throws {
    try workspace.write(
      "chirp: 1\ninclude: [types.yaml]\nroutes: { a: { route: GET /a, response: A } }\n",
      to: "spec.yaml")
    try workspace.write("types: { A: { fields: { id: Int } } }\n", to: "types.yaml")
    let watch = try WatchProcess("spec.yaml", "--output", "out", in: workspace)
    try await watch.expect("out: 3 files, 3 written\n" + Self.two)
    try workspace.edit("types.yaml", "Int", "UUID")
    try await watch.expect("out: 3 files, 1 written, 2 unchanged\n" + Self.two)
    try workspace.edit("spec.yaml", "[types.yaml]", "[types.yaml, more/b.yaml]")
    try await watch.expect(
      """
      spec.yaml:2:23: error: cannot read 'more/b.yaml': no such file or directory
          2 | include: [types.yaml, more/b.yaml]
            |                       ^~~~~~~~~~~
      note: included files are named by their paths from the file that includes them
      chirp-gen: 1 error; nothing was written
      \(Self.two)
      """)
    try workspace.write(
      """
      types: { B: { fields: { id: Int } } }
      routes: { b: { route: GET /b, response: B } }

      """, to: "more/b.yaml")
    let three = "chirp-gen: watching 3 files; Ctrl-C ends it\n"
    try await watch.expect("out: 5 files, 3 written, 2 unchanged\n" + three)
    try workspace.edit("more/b.yaml", "Int", "UUID")
    try await watch.expect("out: 5 files, 1 written, 4 unchanged\n" + three)
    #expect(try workspace.contents("out") == generated())
  }

  @Test("follows links, and what they lead to")
  func links() async throws {
    for name in ["a", "b"] {
      try workspace.write(
        SampleSpec.text.replacingOccurrences(of: "name:", with: "\(name):"),
        to: "\(name)/real.yaml")
    }
    let link = workspace.path("spec.yaml")
    try workspace.remove("spec.yaml")
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: "a/real.yaml")
    let watch = try await watch()
    try workspace.edit("a/real.yaml", "a: String", "a: Int")
    try await watch.expect(Self.user + Self.one)
    try workspace.remove("spec.yaml")
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: "b/real.yaml")
    try await watch.expect("out: 5 files, 2 written, 3 unchanged\n" + Self.one)
    try workspace.edit("b/real.yaml", "b: String", "b: Int")
    try await watch.expect(Self.user + Self.one)
    #expect(try workspace.contents("out") == generated())
  }

  @Test("follows the configuration: jobs that come and go, and the file itself")
  func configuration() async throws {
    let paths = "[{ spec: spec.yaml, output: out }, { spec: b.yaml, output: b }]\n"
    try workspace.write("spec: spec.yaml\noutput: out\n", to: "chirp-gen.yaml")
    try workspace.write(SampleSpec.smaller, to: "b.yaml")
    let watch = try WatchProcess(in: workspace)
    try await watch.expect("out: 5 files, 5 written\n" + Self.two)
    try workspace.write(paths, to: "chirp-gen.yaml")
    let three = "chirp-gen: watching 3 files; Ctrl-C ends it\n"
    try await watch.expect("out: up to date (5 files)\nb: 3 files, 3 written\n" + three)
    try workspace.edit("b.yaml", "id: Int", "id: UUID")
    try await watch.expect(
      "out: up to date (5 files)\nb: 3 files, 1 written, 2 unchanged\n" + three)
    try workspace.remove("chirp-gen.yaml")
    try await watch.expect(
      """
      chirp-gen: error: there is no spec given, and no 'chirp-gen.yaml' in this folder
      chirp-gen: note: name both: chirp-gen generate specs/api.yaml --output Sources/MyAPI
      chirp-gen: waiting for a file that can be read; Ctrl-C ends it

      """)
    try workspace.write("{ spec: b.yaml, output: b, access: package }\n", to: "chirp-gen.yaml")
    try await watch.expect("b: 3 files, 3 written\n" + Self.two)
  }

  @Test("follows templates: those that change, and those that are added")
  func templates() async throws {
    try workspace.write("{{! nothing }}\n", to: "my/errors.mustache")
    let watch = try WatchProcess(
      "spec.yaml", "--output", "out", "--templates", "my", in: workspace)
    try await watch.expect("out: 5 files, 5 written\n" + Self.two)
    try workspace.write("{{! nothing at all }}\n", to: "my/errors.mustache")
    try await watch.expect("out: up to date (5 files)\n" + Self.two)
    try workspace.write("{{! nothing }}\n", to: "my/pages.mustache")
    try await watch.expect(
      "out: up to date (5 files)\nchirp-gen: watching 3 files; Ctrl-C ends it\n")
  }

  @Test("writes diagnostics for programs, and nothing else")
  func format() async throws {
    let watch = try WatchProcess(
      "spec.yaml", "--output", "out", "--format", "github", in: workspace)
    try await watch.wait { (try? workspace.contents("out").count) == 5 }
    try workspace.edit("spec.yaml", "name: String", "name: Strng")
    try await watch.expect(
      workspace.run("validate", "spec.yaml", "--format", "github").output)
  }

  @Test(
    "ends with status 0 by Ctrl-C, by SIGTERM and with its terminal",
    arguments: [SIGINT, SIGTERM, SIGHUP])
  func signals(signal: Int32) async throws {
    let watch = try await watch()
    try workspace.edit("spec.yaml", "name: String", "name: Strng")
    try await watch.wait { try watch.said.hasSuffix("nothing was written\n\(Self.one)") }
    #expect(try await watch.end(by: signal) == 0)
    #expect(try workspace.contents("out").keys.sorted() == SampleSpec.names)
  }
}
