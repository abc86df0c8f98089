import Testing

/// `chirp-gen watch` where the system watches no more.
@Suite("watch at the limits of the system")
struct WatchLimitTests {
  private static let refusal = ": the system watches no more for this user"
  private static let advice = """
    chirp-gen: note: end other programs that watch files, or raise 'fs.inotify.max_user_watches' \
    and 'fs.inotify.max_user_instances'

    """

  /// The output of a run in a namespace of its own, which has limits of its own.
  private func run(_ setting: String) async throws -> Shell {
    let workspace = try Workspace(spec: SampleSpec.text)
    let run = try await Shell.run(
      """
      exec unshare --user --map-root-user bash -c '
      echo 0 > /proc/sys/user/\(setting) && exec "$CHIRP_GEN" watch spec.yaml --output out'
      """, in: workspace)
    return Shell(
      status: run.status, output: run.output,
      error: run.error.replacing(workspace.path(), with: "FOLDER"))
  }

  @Test("says what to do if nothing can be watched", .needsNamespaces)
  func instances() async throws {
    #expect(
      try await run("max_inotify_instances")
        == Shell(
          status: 1,
          error: """
            chirp-gen: error: cannot watch 'FOLDER'\(Self.refusal)
            \(Self.advice)
            """))
  }

  @Test("says what to do if a folder cannot be watched, the outermost first", .needsNamespaces)
  func watches() async throws {
    #expect(
      try await run("max_inotify_watches")
        == Shell(
          status: 1,
          output: """
            out: 5 files, 5 written
            chirp-gen: watching 1 file; Ctrl-C ends it

            """,
          error: """
            chirp-gen: error: cannot watch '/'\(Self.refusal)
            \(Self.advice)
            """))
  }
}
