import ChirpGenCLI
import Testing

/// Generating a part of a spec.
@Suite("include and exclude")
struct SelectionTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace(
      spec: """
        chirp: 1
        api: { name: Blog }
        errors: { body: Failure }
        types:
          Failure: { fields: { reason: String } }
          Post: { fields: { author: Author, tags: "[Tag]" } }
          Author: { fields: { name: String } }
          Tag: { cases: [swift] }
          Draft: { fields: { text: String } }
          Alone: { fields: { tag: Tag } }
        routes:
          posts: { route: GET /posts, response: "[Post]" }
          author: { route: GET /author, response: Author }
          publish: { route: POST /drafts, body: Draft, group: drafts }

        """)
  }

  /// The names of what is generated, without the API itself.
  private func files(_ options: String...) throws -> [String] {
    let run = workspace.run(["generate", "spec.yaml", "--output", "out"] + options)
    #expect(run.status == .success, "\(run.error)")
    return try workspace.contents("out").keys
      .filter { !$0.hasPrefix("API.") && !$0.hasPrefix("API+Errors") && !$0.contains("+Coding") }
      .sorted()
  }

  @Test("a route, a group and a type, with what they use")
  func included() throws {
    #expect(try files("--include", "author") == ["Author.swift", "Failure.swift"])
    #expect(
      try files("--include", "drafts,Alone")
        == ["API+Drafts.swift", "Alone.swift", "Draft.swift", "Failure.swift", "Tag.swift"])
  }

  @Test("what only the routes use that are left out goes with them")
  func excluded() throws {
    #expect(
      try files("--exclude", "posts,drafts")
        == ["Alone.swift", "Author.swift", "Failure.swift", "Tag.swift"])
    #expect(
      try files("--exclude", "Alone,posts")
        == ["API+Drafts.swift", "Author.swift", "Draft.swift", "Failure.swift"])
  }

  @Test("a name that is not there, and a type that is needed")
  func faults() throws {
    try workspace.write(
      "spec: spec.yaml\noutput: out\ninclude: [postz, author]\nexclude: [Author]\n",
      to: "chirp-gen.yaml")
    #expect(
      workspace.run("generate")
        == Run(
          .failure,
          error: """
            chirp-gen.yaml:3:11: error: the spec has no group, route or type 'postz'
                3 | include: [postz, author]
                  |           ^~~~~
            note: did you mean 'posts'?
            chirp-gen.yaml:4:11: error: the type 'Author' cannot be left out
                4 | exclude: [Author]
                  |           ^~~~~~
            spec.yaml:13:43: note: it is used here, by what is not left out
               13 |   author: { route: GET /author, response: Author }
                  |                                           ^~~~~~
            chirp-gen: 2 errors; nothing was written

            """))
    #expect(
      workspace.run(
        "generate", "spec.yaml", "--output", "out", "--include", "Tag,drafts,pots",
        "--exclude", "Tag")
        == Run(
          .failure,
          error: """
            --include:1:12: error: the spec has no group, route or type 'pots'
                1 | Tag,drafts,pots
                  |            ^~~~
            note: did you mean 'posts'?
            --exclude:1:1: error: 'Tag' is left out, and asked for too
                1 | Tag
                  | ^~~
            --include:1:1: note: 'Tag' is asked for here
                1 | Tag,drafts,pots
                  | ^~~
            chirp-gen: 2 errors; nothing was written

            """))
    #expect(
      workspace.run("validate", "spec.yaml", "--include", "posts,")
        == Run(
          .usage,
          error: """
            chirp-gen: error: a name is missing in '--include'
            chirp-gen: note: '--include' takes names with commas between them: posts,Comment

            """))
  }
}
