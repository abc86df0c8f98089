import ChirpGenCLI
import Testing

@Suite("help")
struct HelpTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
  }

  @Test(arguments: [["--help"], ["-h"], ["help"], ["help", "--help"]])
  func overview(arguments: [String]) {
    #expect(
      workspace.run(arguments)
        == Run(
          .success,
          output: """
            chirp-gen writes the Swift of an HTTP API that a small YAML file describes.

            usage: chirp-gen generate [SPEC] [options]
                   chirp-gen check [SPEC] [options]
                   chirp-gen validate [SPEC] [options]
                   chirp-gen watch [SPEC] [options]
                   chirp-gen init [FOLDER]
                   chirp-gen schema
                   chirp-gen completions SHELL
                   chirp-gen manual

            commands:
              generate     write the files that the spec gives (default)
              check        write nothing; show what 'generate' would change
              validate     read and check the spec alone
              watch        generate, and again whenever an input is saved
              init         write a first spec, and the configuration for it
              schema       print the JSON Schema of the spec language, for editors
              completions  print the completions for a shell
              manual       print the manual page, for man
              help         show this text, or that of a command

            Without SPEC a command works on what 'chirp-gen.yaml' in the working folder lists.

            examples:
              chirp-gen init
              chirp-gen
              chirp-gen generate specs/chirp.yaml --output Generated/ChirpAPI
              chirp-gen generate --help

            exit status: 0 fine, 1 the input is at fault or 'check' found a difference, 2 wrong usage,
            70 a fault of chirp-gen, 74 standard output cannot be written

            """))
  }

  @Test func generate() {
    let text = Run(
      .success,
      output: """
        usage: chirp-gen generate [SPEC] [options]

        Writes the Swift files that the spec gives. Only files whose content changes are touched, and
        generated files that the spec no longer gives are removed. A folder takes the files of one spec:
        if it holds those of another one, or if anything else is wrong, all stays as it was.

        example:
          chirp-gen generate specs/chirp.yaml --output Generated/ChirpAPI --layout single

        options:
          --output DIR          the folder of the generated files
          --style STYLE         routes as 'factories' (default), as cases of an 'enum', or as 'structs'
          --layout LAYOUT       'split' (a file for each type) or 'single' (a fixed set of files)
          --namespace NAME      the enum of the endpoints (default 'API')
          --access LEVEL        'public' (default), 'package' or 'internal'
          --imports NAMES       modules of the protocols that types conform to, with commas
          --include NAMES       only these groups, routes and types, and what they use
          --exclude NAMES       not these groups, routes and types
          --rename NAMES        other names for what the spec names: Post=Article,feed.per=size
          --templates DIR       a folder whose *.mustache files replace built-in templates
          --inputs FILE         for a build step: a list of the files that it watches
          --format FORMAT       of diagnostics: 'text' (default), 'json' or 'github'
          --config FILE         in place of 'chirp-gen.yaml'
          --spec FILE           the same as the argument SPEC

        exit status: 0 fine, 1 the input is at fault or 'check' found a difference, 2 wrong usage,
        70 a fault of chirp-gen, 74 standard output cannot be written

        """)
    #expect(workspace.run("help", "generate") == text)
    #expect(workspace.run("generate", "--help") == text)
    #expect(workspace.run("generate", "a.yaml", "--output", "x", "-h") == text)
  }

  @Test func check() {
    let run = workspace.run("help", "check")
    #expect(
      run.output.hasPrefix(
        """
        usage: chirp-gen check [SPEC] [options]

        Writes nothing. Names the generated files that are changed, missing or orphaned, shows the
        difference, and ends with status 1 if there is any: for CI.

        examples:
          chirp-gen check specs/chirp.yaml --output Generated/ChirpAPI
          chirp-gen check --format github

        options:
          --output DIR          the folder of the generated files

        """))
    #expect(workspace.run("check", "--help") == run)
  }

  @Test("leaves out the options that a command does not take")
  func validate() {
    let text = Run(
      .success,
      output: """
        usage: chirp-gen validate [SPEC] [options]

        Reads and checks the spec, and writes nothing.

        With '--format json' each diagnostic is an object on a line of standard output, with 'path',
        'severity', 'message', 'range' and 'notes'. Lines and columns count from 1, columns count
        characters, offsets count bytes from 0, and the end is behind the last character. With
        '--format github' each is a workflow command of GitHub Actions. Nothing else is printed.

        examples:
          chirp-gen validate specs/chirp.yaml
          chirp-gen validate specs/chirp.yaml --format json

        options:
          --style STYLE         routes as 'factories' (default), as cases of an 'enum', or as 'structs'
          --namespace NAME      the enum of the endpoints (default 'API')
          --include NAMES       only these groups, routes and types, and what they use
          --exclude NAMES       not these groups, routes and types
          --rename NAMES        other names for what the spec names: Post=Article,feed.per=size
          --format FORMAT       of diagnostics: 'text' (default), 'json' or 'github'
          --config FILE         in place of 'chirp-gen.yaml'
          --spec FILE           the same as the argument SPEC

        exit status: 0 fine, 1 the input is at fault or 'check' found a difference, 2 wrong usage,
        70 a fault of chirp-gen, 74 standard output cannot be written

        """)
    #expect(workspace.run("help", "validate") == text)
    #expect(workspace.run("validate", "--help") == text)
  }

  @Test(
    "a command without options says what it does", arguments: ["init", "schema", "completions"])
  func others(command: String) {
    let run = workspace.run("help", command)
    #expect(run.status == .success)
    #expect(run.output.hasPrefix("usage: chirp-gen \(command)"))
    #expect(run.output.contains("\n\nexample"))
    #expect(!run.output.contains("options:"))
    #expect(run.output.hasSuffix("74 standard output cannot be written\n"))
    #expect(workspace.run(command, "--help") == run)
  }

  @Test(
    "fits into 100 columns",
    arguments: ["help", "generate", "check", "validate", "watch", "init", "schema", "completions"])
  func width(command: String) {
    let lines = workspace.run(command, "--help").output.split(separator: "\n")
    #expect(lines.filter { $0.count > 100 } == [])
  }

  @Test("every example is a command line that makes sense")
  func examples() {
    let commands = ["generate", "check", "validate", "watch", "init", "schema", "completions"]
    let texts = ([[]] + commands.map { [$0] }).map { workspace.run(["help"] + $0).output }
    let pattern = /(?m)^  (?:eval "\$\()?chirp-gen(?!\.)([A-Za-z0-9 .\/-]*)/
    let examples = texts.flatMap { $0.matches(of: pattern) }.map { match in
      match.output.1.split(separator: " ").map(String.init)
    }
    #expect(examples.count == 16)
    for example in examples {
      #expect(workspace.run(example + ["--help"]).status == .success, "\(example)")
    }
  }

  @Test(arguments: [["--version"], ["generate", "--version"]])
  func version(arguments: [String]) {
    #expect(workspace.run(arguments) == Run(.success, output: "chirp-gen 0.1.0\n"))
  }
}
