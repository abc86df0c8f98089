import ChirpGenCLI
import Testing

@Suite("validate")
struct ValidateTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace(spec: SampleSpec.text)
  }

  @Test("says that a spec is fine, and writes nothing")
  func fine() throws {
    #expect(workspace.run("validate", "spec.yaml") == Run(.success, output: "spec.yaml: fine\n"))
    #expect(try workspace.contents().keys.sorted() == ["spec.yaml"])
  }

  @Test("says so only if all specs are fine, in whatever order they are listed")
  func oneOfTwo() throws {
    try workspace.write("chirp: 2\n", to: "bad.yaml")
    for order in [["spec.yaml", "bad.yaml"], ["bad.yaml", "spec.yaml"]] {
      try workspace.write(
        order.map { "- { spec: \($0), output: \($0).out }\n" }.joined(), to: "chirp-gen.yaml")
      #expect(
        workspace.run("validate")
          == Run(
            .failure,
            error: """
              bad.yaml:1:8: error: this program reads version 1 of the spec language, not '2'
                  1 | chirp: 2
                    |        ^
              note: a spec begins with the line 'chirp: 1'
              chirp-gen: 1 error

              """))
    }
  }

  @Test("finds a clash with the namespace that will be generated")
  func namespace() throws {
    let run = workspace.run("validate", "spec.yaml", "--namespace", "Post")
    #expect(
      run
        == Run(
          .failure,
          error: """
            spec.yaml:4:3: error: 'Post' is the name of the namespace that holds the endpoints
                4 |   Post:
                  |   ^~~~
            note: choose another name, or another namespace: 'namespace' in 'chirp-gen.yaml', or \
            '--namespace'
            note: a name in Swift alone is given in 'chirp-gen.yaml': rename: { Post: Post2 }
            chirp-gen: 1 error

            """))
  }
}
