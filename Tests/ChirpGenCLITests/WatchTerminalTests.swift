import Foundation
import Testing

/// What a person sees who watches `chirp-gen watch`.
@Suite("watch in a terminal", .serialized)
struct WatchTerminalTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace(spec: SampleSpec.text)
  }

  /// Waits until the log says for the n-th time that files are watched.
  private static let await = """
    await() {
      for _ in {1..1200}; do
        [ "$(grep -c 'Ctrl-C ends it' log)" = "$1" ] && return
        sleep 0.05
      done
      exit 1
    }
    touch log
    """

  /// What a terminal gets while a fault is saved, and then corrected, until Ctrl-C.
  private func shown(environment: String) async throws -> String {
    let run = try await Shell.run(
      """
      \(Self.await)
      \(environment) script -qec 'echo $$ > pid; exec "$CHIRP_GEN" watch spec.yaml --output out' \\
        /dev/null > log &
      await 1
      sed -i 's/name: String/name: Strng/' spec.yaml
      await 2
      sed -i 's/name: Strng/name: Int/' spec.yaml
      await 3
      kill -INT "$(cat pid)"
      wait $!
      """, in: workspace)
    #expect(run == Shell(status: 0))
    // A terminal ends lines with CR LF.
    return try workspace.text("log").replacingOccurrences(of: "\r\n", with: "\n")
  }

  @Test("is what the last run says alone, in colour", .needs("script"))
  func colors() async throws {
    let clear = "\u{1B}[H\u{1B}[2J"
    #expect(
      try await shown(environment: "env -u NO_COLOR TERM=xterm") == """
        out: 5 files, 5 written
        chirp-gen: watching 1 file; Ctrl-C ends it
        \(clear)\u{1B}[1mspec.yaml:9:13:\u{1B}[0m \u{1B}[1;31merror:\u{1B}[0m there is no type 'Strng'
            9 |       name: Strng
              |             \u{1B}[1;32m^~~~~\u{1B}[0m
        \u{1B}[1;36mnote:\u{1B}[0m did you mean 'String'?
        chirp-gen: 1 error; nothing was written
        chirp-gen: watching 1 file; Ctrl-C ends it
        \(clear)out: 5 files, 1 written, 4 unchanged
        chirp-gen: watching 1 file; Ctrl-C ends it


        """)
  }

  @Test(
    "has nothing but lines where the user asks for no colours", .needs("script"),
    arguments: ["NO_COLOR=1", "TERM=dumb"])
  func noColors(setting: String) async throws {
    #expect(
      try await shown(environment: "env \(setting)") == """
        out: 5 files, 5 written
        chirp-gen: watching 1 file; Ctrl-C ends it

        spec.yaml:9:13: error: there is no type 'Strng'
            9 |       name: Strng
              |             ^~~~~
        note: did you mean 'String'?
        chirp-gen: 1 error; nothing was written
        chirp-gen: watching 1 file; Ctrl-C ends it

        out: 5 files, 1 written, 4 unchanged
        chirp-gen: watching 1 file; Ctrl-C ends it


        """)
  }

  @Test("goes on without it where that is wanted", .needs("nohup"))
  func nohup() async throws {
    let run = try await Shell.run(
      """
      \(Self.await)
      nohup "$CHIRP_GEN" watch spec.yaml --output out > log 2> /dev/null &
      await 1
      kill -HUP $!
      sed -i 's/name: String/name: Int/' spec.yaml
      await 2
      kill -TERM $!
      wait $!
      """, in: workspace)
    #expect(run == Shell(status: 0))
  }
}
