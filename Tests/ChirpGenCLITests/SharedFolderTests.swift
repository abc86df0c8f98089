import ChirpGenCLI
import Foundation
import Testing

/// A folder takes the files of one spec.
@Suite("shared folder")
struct SharedFolderTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace(spec: SampleSpec.text)
    try workspace.write(SampleSpec.smaller, to: "b.yaml")
  }

  /// Expects that generating into `first` and `second` writes nothing and says `error` of the second
  /// one, and then where the first one stands.
  private func expectClash(
    _ first: String, _ second: String, _ error: String, _ notes: [String]
  ) throws {
    try workspace.write(
      "- { spec: spec.yaml, output: '\(first)' }\n- { spec: b.yaml, output: '\(second)' }\n",
      to: "chirp-gen.yaml")
    let before = try FileManager.default.subpathsOfDirectory(atPath: workspace.path())
    #expect(
      workspace.run()
        == Run(
          .failure,
          error: """
            chirp-gen.yaml:2:27: error: \(error)
                2 | - { spec: b.yaml, output: '\(second)' }
                  |                           ^\(String(repeating: "~", count: second.count + 1))
            chirp-gen.yaml:1:30: note: the other one stands here
                1 | - { spec: spec.yaml, output: '\(first)' }
                  |                              ^\(String(repeating: "~", count: first.count + 1))
            \(notes.map { "note: \($0)\n" }.joined())chirp-gen: 1 error; nothing was written

            """))
    #expect(try FileManager.default.subpathsOfDirectory(atPath: workspace.path()) == before)
  }

  private let twoTargets = "give each spec a folder, and so a target, of its own"
  private let besideEachOther =
    "a target takes in the folders inside of its own: put the two beside each other"

  @Test("two specs into one folder are refused, with the way out")
  func same() throws {
    try expectClash("out", "out", "two specs generate into the folder 'out'", [twoTargets])
  }

  @Test(
    "whatever the path says", arguments: ["./out/", "a/../out", "link", "link/../out", "up/out"])
  func anotherPath(folder: String) throws {
    try workspace.makeFolder("out")
    let files = FileManager.default
    try files.createSymbolicLink(atPath: workspace.path("link"), withDestinationPath: "out")
    try files.createSymbolicLink(atPath: workspace.path("up"), withDestinationPath: ".")
    try expectClash(
      "out", folder, "two specs generate into the folder '\(folder)'",
      ["'\(folder)' and 'out' are one folder", twoTargets])
  }

  @Test("an absolute path and a relative one")
  func absolute() throws {
    let path = workspace.path("out")
    try expectClash(
      "out", path, "two specs generate into the folder '\(path)'",
      ["'\(path)' and 'out' are one folder", twoTargets])
  }

  @Test("a folder that is not there yet, below a link")
  func newBelowLink() throws {
    try workspace.makeFolder("real")
    try FileManager.default.createSymbolicLink(
      atPath: workspace.path("link"), withDestinationPath: "real")
    try expectClash(
      "link/new/out", "real/new/out", "two specs generate into the folder 'real/new/out'",
      ["'real/new/out' and 'link/new/out' are one folder", twoTargets])
  }

  @Test("names that differ in case alone are one on many disks")
  func otherCase() throws {
    try expectClash(
      "Sources/API", "Sources/Api", "two specs generate into the folder 'Sources/Api'",
      ["'Sources/Api' and 'Sources/API' are one folder on a disk that ignores case", twoTargets])
  }

  @Test("a folder inside of another's would be part of its target")
  func nested() throws {
    try expectClash(
      "out", "out/b", "the folder 'out/b' lies in 'out', into which another spec generates",
      [besideEachOther])
    try expectClash(
      "out/a", "out", "the folder 'out' holds 'out/a', into which another spec generates",
      [besideEachOther])
    try expectClash(
      ".", "b", "the folder 'b' lies in '.', into which another spec generates", [besideEachOther])
  }

  @Test("a folder of the command line that is that of another spec, or inside of it or around it")
  func commandLine() throws {
    try workspace.write("{ spec: spec.yaml, output: a/out }", to: "chirp-gen.yaml")
    for (folder, message, note) in [
      ("a/out", "two specs generate into the folder 'a/out'", twoTargets),
      (
        "a/out/b", "the folder 'a/out/b' lies in 'a/out', into which another spec generates",
        besideEachOther
      ),
      ("a", "the folder 'a' holds 'a/out', into which another spec generates", besideEachOther),
    ] {
      #expect(
        workspace.run("generate", "b.yaml", "--output", folder)
          == Run(
            .failure,
            error: """
              error: \(message)
              chirp-gen.yaml:1:28: note: the other one stands here
                  1 | { spec: spec.yaml, output: a/out }
                    |                            ^~~~~
              note: \(note)
              chirp-gen: 1 error; nothing was written

              """))
    }
    for arguments in [["spec.yaml", "--output", "a/out"], ["spec.yaml", "--output", "a/out/c"]] {
      #expect(workspace.run(["generate"] + arguments).status == .success)
    }
  }

  @Test("folders beside each other are fine, even if one name begins with the other")
  func beside() throws {
    try workspace.write(
      "[{ spec: spec.yaml, output: out }, { spec: b.yaml, output: out2 }]", to: "chirp-gen.yaml")
    #expect(
      workspace.run()
        == Run(.success, output: "out: 5 files, 5 written\nout2: 3 files, 3 written\n"))
  }

  @Test("a spec is found in the configuration by whatever path it is named")
  func specByPath() throws {
    try FileManager.default.createSymbolicLink(
      atPath: workspace.path("link"), withDestinationPath: ".")
    try workspace.write(
      "[{ spec: spec.yaml, output: a }, { spec: b.yaml, output: b }]", to: "chirp-gen.yaml")
    for spec in ["./spec.yaml", "link/spec.yaml", workspace.path("spec.yaml")] {
      #expect(workspace.run("generate", spec).output.hasPrefix("a: "), "\(spec)")
    }
  }

  @Test(
    "files of another spec are left alone, and nothing is written",
    arguments: ["generate", "check"])
  func foreign(command: String) throws {
    _ = workspace.run("generate", "spec.yaml", "--output", "out")
    try workspace.write("// Generated by chirp-gen from c.yaml.\n", to: "out/C.swift")
    let before = try workspace.contents()
    let end = command == "generate" ? "; nothing was written" : ""
    #expect(
      workspace.run(command, "b.yaml", "--output", "out")
        == Run(
          .failure,
          error: """
            error: 'out' holds 5 files that were generated from 'spec.yaml'
            note: generate each spec into a folder, and so a target, of its own
            note: if 'b.yaml' is the new name of 'spec.yaml', delete the files whose first line names \
            'spec.yaml', and generate again
            error: 'out' holds a file that was generated from 'c.yaml'
            note: generate each spec into a folder, and so a target, of its own
            note: if 'b.yaml' is the new name of 'c.yaml', delete the files whose first line names \
            'c.yaml', and generate again
            chirp-gen: 2 errors\(end)

            """))
    #expect(try workspace.contents() == before)
  }

  @Test("a spec goes on under a new name as the note says")
  func renamed() async throws {
    _ = workspace.run("generate", "spec.yaml", "--output", "out")
    try workspace.write("struct Mine {}\n", to: "out/Mine.swift")
    let run = try await Shell.run(
      """
      mv spec.yaml new.yaml
      grep -l '^// Generated by chirp-gen from spec.yaml\\.' out/* | xargs rm
      "$CHIRP_GEN" generate new.yaml --output out
      """, in: workspace)
    #expect(run == Shell(status: 0, output: "out: 5 files, 5 written\n"))
    #expect(
      try workspace.contents("out").keys.sorted() == (SampleSpec.names + ["Mine.swift"]).sorted())
  }

  @Test("a spec whose name begins with another's is another one")
  func similarName() throws {
    try workspace.write(SampleSpec.text, to: "a")
    try workspace.write(SampleSpec.text, to: "a.b")
    _ = workspace.run("generate", "a.b", "--output", "out")
    #expect(
      workspace.run("generate", "a", "--output", "out").error.hasPrefix(
        "error: 'out' holds 5 files that were generated from 'a.b'\n"))
    #expect(
      workspace.run("generate", "a.b", "--output", "out")
        == Run(.success, output: "out: up to date (5 files)\n"))
  }

  @Test(
    "specs whose files have one name are told apart by where they are in their project",
    arguments: ["Package.swift", ".git", "chirp-gen.yaml"])
  func oneFileName(mark: String) throws {
    try workspace.write("{ spec: x.yaml, output: x }\n", to: mark)
    try workspace.write(SampleSpec.text, to: "v1/api.yaml")
    try workspace.write(SampleSpec.smaller, to: "v2/api.yaml")
    _ = workspace.run("generate", "v1/api.yaml", "--output", "out")
    let before = try workspace.contents("out")
    #expect(
      workspace.run("generate", "v2/api.yaml", "--output", "out")
        == Run(
          .failure,
          error: """
            error: 'out' holds 5 files that were generated from 'v1/api.yaml'
            note: generate each spec into a folder, and so a target, of its own
            note: if 'v2/api.yaml' is the new name of 'v1/api.yaml', delete the files whose first \
            line names 'v1/api.yaml', and generate again
            chirp-gen: 1 error; nothing was written

            """))
    #expect(try workspace.contents("out") == before)
    let path = workspace.path("v1/../v1/api.yaml")
    #expect(
      Run(
        ["check", path, "--output", "../out"], in: workspace.path("v2"), isTerminal: false,
        isColorAllowed: false)
        == Run(.success, output: "../out: up to date (5 files)\n"))
  }
}
