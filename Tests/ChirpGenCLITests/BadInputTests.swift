import ChirpGenCLI
import Foundation
import Testing

/// Whatever is given as a spec, a sentence says what is wrong, and nothing is touched.
@Suite("bad input")
struct BadInputTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace(spec: SampleSpec.text)
    _ = workspace.run("generate", "spec.yaml", "--output", "out")
  }

  /// Expects that generating from `spec` says `error` and touches nothing.
  private func expectFault(_ spec: String, _ error: String, count: Int = 1) throws {
    let before = try workspace.identities("out")
    let errors = count == 1 ? "1 error" : "\(count) errors"
    #expect(
      workspace.run("generate", spec, "--output", "out")
        == Run(.failure, error: "\(error)\nchirp-gen: \(errors); nothing was written\n"))
    #expect(try workspace.identities("out") == before)
  }

  @Test("a spec that is not there, a folder, a spec below a file")
  func noFile() throws {
    let advice = "note: name the YAML file that describes the API, which begins with 'chirp: 1'"
    for (spec, reason) in [
      ("nowhere.yaml", "no such file or directory"), ("out", "it is a folder, not a file"),
      ("spec.yaml/x", "not a directory"),
    ] {
      try expectFault(spec, "error: cannot read '\(spec)': \(reason)\n\(advice)")
    }
  }

  @Test("a pipe is not waited for")
  func pipe() async throws {
    #expect(try await Shell.run("mkfifo pipe", in: workspace) == Shell(status: 0))
    try expectFault(
      "pipe",
      """
      error: cannot read 'pipe': it is not a regular file
      note: name the YAML file that describes the API, which begins with 'chirp: 1'
      """)
  }

  @Test("a file of 200 MB is refused by its size")
  func size() async throws {
    try workspace.write("", to: "large.yaml")
    let file = try FileHandle(forWritingTo: workspace.url.appending(path: "large.yaml"))
    try file.truncate(atOffset: 200_000_000)
    try file.close()
    try expectFault(
      "large.yaml",
      """
      error: cannot read 'large.yaml': it has 200000000 bytes, and at most 33554432 are read
      note: name the YAML file that describes the API, which begins with 'chirp: 1'
      """)
  }

  @Test("binary content")
  func binary() throws {
    try workspace.write(Data([0x7F, 0x45, 0x4C, 0x46, 0x02, 0x00, 0x1B]), to: "binary.yaml")
    try expectFault(
      "binary.yaml",
      """
      binary.yaml:1:6: error: this is not a text file
          1 | \\u{7F}ELF\\u{2}\\u{0}\\u{1B}
            |               ^
      """)
  }

  @Test("a text in another encoding")
  func encoding() throws {
    try workspace.write(Data("chirp: 1".utf16.flatMap { [UInt8($0), 0] }), to: "wide.yaml")
    try expectFault(
      "wide.yaml",
      """
      wide.yaml:1:1: error: the file is in UTF-16, and only UTF-8 is read
          1 | c\\u{0}h\\u{0}i\\u{0}r\\u{0}p\\u{0}:\\u{0} \\u{0}1\\u{0}
            | ^
      note: save it as UTF-8
      """)
  }

  @Test("an empty file, and YAML that is something else")
  func notASpec() throws {
    try workspace.write("", to: "empty.yaml")
    try expectFault(
      "empty.yaml",
      """
      empty.yaml:1:1: error: the file is empty
          1 |
            | ^
      note: a spec begins with the line 'chirp: 1'
      """)
    try workspace.write("services:\n  web: { image: nginx }\n", to: "compose.yaml")
    try expectFault(
      "compose.yaml",
      """
      compose.yaml:1:1: error: this is not a chirp spec
          1 | services:
            | ^~~~~~~~~
      note: a spec begins with the line 'chirp: 1'
      """)
  }

  @Test("ten faults, found in reading, in checking and in naming, are reported at once")
  func tenFaults() throws {
    try workspace.write(
      """
      chirp: 2
      api: { nmae: Ten }
      types:
        Post:
          fields: { id: Itn }
        post:
          fields: {}
        Date:
          fields: { x: Int }
      routes:
        one: { route: "GET /a/{b}", auth: partner }
        two: { route: "GET a", stream: none, response: Pots }
      """, to: "ten.yaml")
    try expectFault(
      "ten.yaml",
      """
      ten.yaml:1:8: error: this program reads version 1 of the spec language, not '2'
          1 | chirp: 2
            |        ^
      note: a spec begins with the line 'chirp: 1'
      ten.yaml:2:8: error: 'api' has no key 'nmae'
          2 | api: { nmae: Ten }
            |        ^~~~
      note: did you mean 'name'?
      ten.yaml:5:19: error: there is no type 'Itn'
          5 |     fields: { id: Itn }
            |                   ^~~
      note: did you mean 'Int'?
      ten.yaml:6:3: error: 'post' and 'Post' both become 'Post' in Swift
          6 |   post:
            |   ^~~~
      ten.yaml:4:3: note: 'Post' stands here
          4 |   Post:
            |   ^~~~
      note: choose another name; the name of a type does not travel
      note: a name in Swift alone is given in 'chirp-gen.yaml': rename: { post: Post2 }
      ten.yaml:8:3: error: 'Date' is the name of a built-in type
          8 |   Date:
            |   ^~~~
      note: choose another name; the name of a type does not travel, so that the API stays the same
      ten.yaml:11:26: error: the path parameter 'b' is not declared
         11 |   one: { route: "GET /a/{b}", auth: partner }
            |                          ^
      note: declare it with its type: 'path: { b: UUID }'
      ten.yaml:11:37: error: there is no authentication scheme 'partner'
         11 |   one: { route: "GET /a/{b}", auth: partner }
            |                                     ^~~~~~~
      note: schemes are defined at the top: 'auth: { session: { type: bearer } }'
      ten.yaml:12:17: error: 'GET a' is not a method and a path
         12 |   two: { route: "GET a", stream: none, response: Pots }
            |                 ^~~~~~~
      note: a path begins with '/': 'GET /a'
      ten.yaml:12:26: error: this version of chirp-gen does not support the key 'stream' of a route yet
         12 |   two: { route: "GET a", stream: none, response: Pots }
            |                          ^~~~~~
      ten.yaml:12:50: error: there is no type 'Pots'
         12 |   two: { route: "GET a", stream: none, response: Pots }
            |                                                  ^~~~
      note: did you mean 'Post'?
      """, count: 10)
  }
}
