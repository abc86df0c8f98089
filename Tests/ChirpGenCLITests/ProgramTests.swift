import ChirpGenCLI
import Foundation
import Testing

/// The program as it is installed, in a process of its own.
@Suite("program", .serialized)
struct ProgramTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace(spec: SampleSpec.text)
  }

  @Test("its exit status is that of the run, and output and errors are apart")
  func status() async throws {
    #expect(
      try await Shell.run("\"$CHIRP_GEN\" generate spec.yaml --output out", in: workspace)
        == Shell(status: 0, output: "out: 5 files, 5 written\n"))
    #expect(
      try await Shell.run(
        "rm out/*; \"$CHIRP_GEN\" check spec.yaml --output out >/dev/null", in: workspace)
        == Shell(status: 1))
    #expect(
      try await Shell.run("\"$CHIRP_GEN\" chekc", in: workspace)
        == Shell(
          status: 2,
          error: """
            chirp-gen: error: there is no command 'chekc'
            chirp-gen: note: did you mean 'check'?

            """))
  }

  @Test("a reader that goes away ends it without a word")
  func brokenPipe() async throws {
    try workspace.write(SampleSpec.large(types: 200, fields: 5, prefix: "f"), to: "spec.yaml")
    #expect(
      try await Shell.run("\"$CHIRP_GEN\" check spec.yaml --output out | head -n 1", in: workspace)
        == Shell(status: 0, output: "out/API.swift: missing\n"))
  }

  @Test(
    "output that cannot be written is a fault that the shell sees",
    .enabled(
      if: FileManager.default.fileExists(atPath: "/dev/full"), "there is no '/dev/full' here")
  )
  func fullDisk() async throws {
    #expect(
      try await Shell.run("\"$CHIRP_GEN\" validate spec.yaml >/dev/full", in: workspace)
        == Shell(
          status: 74,
          error: "chirp-gen: error: cannot write to standard output: no space left on device\n"))
  }

  @Test("what is said does not go into the files where standard output is closed")
  func closedOutput() async throws {
    _ = workspace.run("generate", "spec.yaml", "--output", "expected")
    for closed in [">&-", ">&- 0<&-"] {
      #expect(
        try await Shell.run(
          "rm -rf out; \"$CHIRP_GEN\" generate spec.yaml --output out \(closed)", in: workspace)
          == Shell(
            status: 74, error: "chirp-gen: error: cannot write to standard output: it is closed\n"))
      #expect(try workspace.contents("out") == workspace.contents("expected"))
    }
    let silent = "rm -rf out; \"$CHIRP_GEN\" generate spec.yaml --output out >&- 2>&-"
    #expect(try await Shell.run(silent, in: workspace) == Shell(status: 74))
    #expect(try workspace.contents("out") == workspace.contents("expected"))
  }

  @Test(
    "a reader that goes away where that is no signal leaves the status as it is", .needs("python3"))
  func ignoredSignal() async throws {
    try workspace.write(SampleSpec.large(types: 200, fields: 5, prefix: "f"), to: "spec.yaml")
    // Python ignores SIGPIPE, and so do its children if they are told to keep that.
    let script = """
      import os, subprocess, sys
      reader, writer = os.pipe()
      os.close(reader)
      words = [os.environ["CHIRP_GEN"], "check", "spec.yaml", "--output", "out"]
      sys.exit(subprocess.run(words, stdout=writer, restore_signals=False).returncode)
      """
    try workspace.write(script, to: "close.py")
    #expect(try await Shell.run("python3 close.py", in: workspace) == Shell(status: 1))
  }

  @Test("output that must not wait is written whole", .needs("python3"))
  func nonblockingOutput() async throws {
    try workspace.write(SampleSpec.large(types: 100, fields: 20, prefix: "f"), to: "spec.yaml")
    let script = """
      import os, subprocess, sys, time
      reader, writer = os.pipe()
      os.set_blocking(writer, False)
      words = [os.environ["CHIRP_GEN"], "check", "spec.yaml", "--output", "out"]
      process = subprocess.Popen(words, stdout=writer)
      os.close(writer)
      time.sleep(0.2)
      sys.stdout.buffer.write(os.fdopen(reader, "rb").read())
      sys.exit(process.wait())
      """
    try workspace.write(script, to: "read.py")
    let run = try await Shell.run("python3 read.py", in: workspace)
    #expect(run.error == "")
    #expect(run.status == 1)
    #expect(run.output == workspace.run("check", "spec.yaml", "--output", "out").output)
    #expect(run.output.utf8.count > 1 << 16)
  }

  @Test("no escape codes go into a pipe")
  func pipe() async throws {
    let run = try await Shell.run(
      "\"$CHIRP_GEN\" check spec.yaml --output out 2>&1 | cat", in: workspace)
    #expect(run.output == workspace.run("check", "spec.yaml", "--output", "out").output)
  }

  @Test(
    "a terminal gets none where it is not to have any", .needs("script"),
    arguments: ["NO_COLOR=1", "TERM=dumb"])
  func noColor(setting: String) async throws {
    let run = try await Shell.run(
      "\(setting) script -qec '\"$CHIRP_GEN\" check spec.yaml --output out' /dev/null",
      in: workspace)
    // A terminal ends lines with CR LF.
    #expect(
      run.output.replacingOccurrences(of: "\r\n", with: "\n")
        == workspace.run("check", "spec.yaml", "--output", "out").output)
  }

  @Test("a terminal gets colours", .needs("script"))
  func colors() async throws {
    let run = try await Shell.run(
      "unset NO_COLOR; TERM=xterm script -qec '\"$CHIRP_GEN\" check spec.yaml --output out' /dev/null",
      in: workspace)
    #expect(run.output.contains("\u{1B}[32m+public nonisolated struct Post: Sendable {\u{1B}[0m"))
  }

  @Test(
    "killed at any time, every file is whole, and the next run completes the output",
    arguments: ["split", "single"])
  func killed(layout: String) async throws {
    let generate = "\"$CHIRP_GEN\" generate spec.yaml --output out --layout \(layout)"
    let specs = ["a", "b"].map { SampleSpec.large(types: 150, fields: 10, prefix: $0) }
    var expected: [[String: String?]] = []
    for spec in specs {
      try workspace.write(spec, to: "spec.yaml")
      _ = workspace.run("generate", "spec.yaml", "--output", "whole", "--layout", layout)
      expected.append(try workspace.contents("whole"))
    }
    _ = workspace.run("generate", "spec.yaml", "--output", "out", "--layout", layout)
    for attempt in 0..<8 {
      let new = expected[attempt % 2]
      let old = expected[(attempt + 1) % 2]
      try workspace.write(specs[attempt % 2], to: "spec.yaml")
      let delay = Double(attempt) * 0.02
      _ = try await Shell.run(
        "\(generate) & sleep \(delay); kill -9 $! 2>/dev/null; wait $!", in: workspace)
      for (name, text) in try workspace.contents("out") where name.hasSuffix(".swift") {
        #expect(text == new[name] || text == old[name], "\(name)")
      }
      #expect(try await Shell.run(generate, in: workspace).status == 0)
      #expect(try workspace.contents("out") == new)
    }
  }

  @Test("a folder, or a spec, without permission", .needs("setpriv"), .needsRoot)
  func noPermission() async throws {
    let user = "setpriv --reuid 65534 --regid 65534 --clear-groups"
    let program = "cp \"$CHIRP_GEN\" . && chmod 755 . chirp-gen && \(user) ./chirp-gen"
    _ = workspace.run("generate", "spec.yaml", "--output", "out")
    try workspace.edit("spec.yaml", "name: String", "name: Int")
    let before = try workspace.contents("out")
    #expect(
      try await Shell.run("\(program) generate spec.yaml --output out", in: workspace)
        == Shell(
          status: 1,
          error: "chirp-gen: error: cannot write 'out/User.swift': permission denied\n"))
    #expect(
      try await Shell.run("\(program) generate spec.yaml --output new/out", in: workspace)
        == Shell(
          status: 1,
          error: "chirp-gen: error: cannot make the folder 'new': permission denied\n"))
    #expect(
      try await Shell.run("chmod 600 spec.yaml; \(program) validate spec.yaml", in: workspace)
        == Shell(
          status: 1,
          error: """
            error: cannot read 'spec.yaml': permission denied
            note: name the YAML file that describes the API, which begins with 'chirp: 1'
            chirp-gen: 1 error

            """))
    #expect(try workspace.contents("out") == before)
  }

  @Test("a generated file that may not be read", .needs("setpriv"), .needsRoot)
  func unreadableOutput() async throws {
    let user = "setpriv --reuid 65534 --regid 65534 --clear-groups"
    _ = workspace.run("generate", "spec.yaml", "--output", "out")
    #expect(
      try await Shell.run(
        """
        cp "$CHIRP_GEN" . && chmod 755 . chirp-gen && chmod 600 out/User.swift
        \(user) ./chirp-gen check spec.yaml --output out
        """, in: workspace)
        == Shell(
          status: 1,
          error: """
            error: cannot read 'out/User.swift', to compare it with what the spec gives: permission denied
            note: move it away, or generate into another folder
            chirp-gen: 1 error

            """))
  }
}
