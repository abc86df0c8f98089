import ChirpGenCLI
import Testing

/// Names of the user's own.
@Suite("rename")
struct RenamingTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace(
      spec: """
        chirp: 1
        api: { name: Blog }
        auth:
          session: { type: bearer }
          partner: { type: apiKey, header: X-Key }
        errors: { body: Failure, reason: reason, code: code, codes: [not_found] }
        types:
          Failure: { fields: { reason: String, code: String } }
          Post: { fields: { author: String, state: { cases: [new, old] }, next: Int? } }
          Media: { oneOf: { post: Post }, tag: kind }
        routes:
          feed:
            route: GET /feed/{user}
            path: { user: String }
            query: { after: "Int?" }
            auth: partner
            group: feeds
            response: { posts: [Post], next: Int? }
            pages: { by: cursor, parameter: after, next: next, items: posts }
          publish: { route: POST /posts, body: { text: String }, response: Media }

        """)
  }

  @Test("reach every kind of name, and nothing that is sent")
  func everything() throws {
    try workspace.write(
      """
      spec: spec.yaml
      output: out
      layout: single
      rename:
        Post: Article
        Post.author: writer
        Post.State: Stage
        Post.State.new: fresh
        Media.post: article
        feed: timeline
        FeedResponse: Timeline
        feed.user: reader
        feed.after: cursor
        publish.text: words
        feeds: Streams
        auth.partner: company
        errors.not_found: missing

      """, to: "chirp-gen.yaml")
    #expect(workspace.run("generate") == Run(.success, output: "out: 4 files, 4 written\n"))
    let texts = try ["API", "Coding", "Errors", "Types"].map {
      try workspace.text("out/\($0).swift")
    }
    for (text, lines) in zip(
      texts,
      [
        [
          "static func timeline(reader: String, cursor: Int? = nil) -> Endpoint<Timeline> {",
          "path: \"/feed/\\(reader)\",", "queryItems: [\"after\": cursor],",
          "authentication: .any([.company])",
          "static func timelineItems(reader: String) -> PagedEndpoint<Timeline, Article> {",
          "static func publish(words: String) -> Endpoint<Media> {", "[\"text\": words]",
          "enum Streams {",
          "static var company: AuthenticationScheme { .apiKey(\"partner\", header: \"X-Key\") }",
        ],
        [
          "writer = try object.decode(\"author\")",
          "case \"post\": self = .article(try Article(from: object))",
        ], ["static var missing: ErrorCode { \"not_found\" }"],
        [
          "struct Article: Sendable {", "var state: Stage", "enum Stage:",
          "case \"new\": self = .fresh",
        ],
      ])
    {
      for line in lines { #expect(text.contains(line), "\(text)") }
    }
  }

  @Test("a name that is not there, and one that Swift does not take")
  func faults() throws {
    try workspace.write(
      "spec: spec.yaml\noutput: out\nrename: { Pots: Article, x: y, feed: time line }\n",
      to: "chirp-gen.yaml")
    #expect(
      workspace.run("generate")
        == Run(
          .failure,
          error: """
            chirp-gen.yaml:3:11: error: the spec has nothing that is called 'Pots'
                3 | rename: { Pots: Article, x: y, feed: time line }
                  |           ^~~~
            note: did you mean 'Post'?
            chirp-gen.yaml:3:26: error: the spec has nothing that is called 'x'
                3 | rename: { Pots: Article, x: y, feed: time line }
                  |                          ^
            note: named are 'Post', 'Post.author', 'feed', 'feed.per', a group, 'auth.session', \
            'errors.not_found'
            chirp-gen.yaml:3:38: error: 'time line' is not a name in Swift
                3 | rename: { Pots: Article, x: y, feed: time line }
                  |                                      ^~~~~~~~~
            chirp-gen: 3 errors; nothing was written

            """))
    #expect(
      workspace.run("validate", "spec.yaml", "--rename", "Post")
        == Run(
          .usage,
          error: """
            chirp-gen: error: 'Post' does not give a name another one
            chirp-gen: note: '--rename' takes names with commas between them: \
            Post=Article,feed.per=size

            """))
    #expect(
      workspace.run("validate", "spec.yaml", "--rename", "Post=Article,feed=timeline")
        == Run(.success, output: "spec.yaml: fine\n"))
  }
  @Test("an option shows the part of it that is at fault, and clashes with what the spec has")
  func faultsOfTheOption() {
    #expect(
      workspace.run("validate", "spec.yaml", "--rename", "Pots=Article,Failure=Post,feed=a b")
        == Run(
          .failure,
          error: """
            --rename:1:1: error: the spec has nothing that is called 'Pots'
                1 | Pots=Article,Failure=Post,feed=a b
                  | ^~~~
            note: did you mean 'Post'?
            --rename:1:22: error: 'Post' and 'Failure' both become 'Post' in Swift
                1 | Pots=Article,Failure=Post,feed=a b
                  |                      ^~~~
            spec.yaml:9:3: note: 'Post' stands here
                9 |   Post: { fields: { author: String, state: { cases: [new, old] }, next: Int? } }
                  |   ^~~~
            spec.yaml:8:3: note: 'Failure' stands here
                8 |   Failure: { fields: { reason: String, code: String } }
                  |   ^~~~~~~
            note: a name in Swift alone is given in 'chirp-gen.yaml': rename: { Failure: Post2 }
            --rename:1:32: error: 'a b' is not a name in Swift
                1 | Pots=Article,Failure=Post,feed=a b
                  |                                ^~~
            chirp-gen: 3 errors

            """))
    #expect(
      workspace.run("validate", "spec.yaml", "--rename", "Post\n=x,Post=\ny").error
        .hasPrefix("--rename:1:1: error: the spec has nothing that is called 'Post\\n'\n"))
  }

  @Test("a part that is left out may be renamed all the same")
  func unselected() {
    #expect(
      workspace.run("validate", "spec.yaml", "--include", "Failure", "--rename", "feed.after=from")
        == Run(.success, output: "spec.yaml: fine\n"))
  }
}
