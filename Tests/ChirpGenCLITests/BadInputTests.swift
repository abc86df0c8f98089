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
            |                ^
      """)
  }

  @Test("a text in another encoding")
  func encoding() throws {
    try workspace.write(Data("chirp: 1".utf16.flatMap { [UInt8($0), 0] }), to: "wide.yaml")
    let run = workspace.run("generate", "wide.yaml", "--output", "out")
    #expect(
      run.error.hasPrefix(
        "wide.yaml:1:1: error: the file is in UTF-16, and only UTF-8 is read\n"))
  }

  @Test("an empty file, and YAML that is something else")
  func notASpec() throws {
    try workspace.write("", to: "empty.yaml")
    try expectFault(
      "empty.yaml",
      """
      empty.yaml:1:1: error: this is not a chirp spec
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
          fields: { id: Itn, ID: Int, id: Int }
        Date:
          fields: { x: Int }
        Kind:
          cases: [a, a]
      routes:
        one: { route: "GET /a/{b}", auth: partner }
        two: { route: "GET a", retry: none, response: [Post }
      """, to: "ten.yaml")
    try expectFault("ten.yaml", "", count: 10)
  }
}
