import ChirpGenCLI
import Testing

/// Command lines that make no sense end with status 2 and say what to write instead.
@Suite("usage")
struct UsageTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace(spec: SampleSpec.text)
  }

  @Test(arguments: [
    (["gen"], "there is no command 'gen'", "did you mean 'generate'?"),
    (["genrate"], "there is no command 'genrate'", "did you mean 'generate'?"),
    (["frobnicate"], "there is no command 'frobnicate'", "see 'chirp-gen --help'"),
    (["spec.yaml"], "a spec is given behind a command", "try: chirp-gen generate spec.yaml"),
    (["help", "chekc"], "there is no command 'chekc'", "did you mean 'check'?"),
    (
      ["help", "check", "generate"], "'help' takes one command, not 'generate' too",
      "see 'chirp-gen --help'"
    ),
  ])
  func command(arguments: [String], message: String, hint: String) throws {
    try expect(arguments, message, hint)
  }

  @Test(arguments: [
    (["--ouput", "x"], "there is no option '--ouput'", "did you mean '--output'?"),
    (["-o", "x"], "there is no option '-o'", "did you mean '--output'?"),
    (["-output", "x"], "there is no option '-output'", "did you mean '--output'?"),
    (["-i", "x"], "there is no option '-i'", "see 'chirp-gen generate --help'"),
    (["--names", "x"], "there is no option '--names'", "did you mean '--namespace'?"),
    (
      ["--output=~/out"], "the '~' of '~/out' is a folder in a shell alone",
      "part the option from its value by a blank: --output ~/out"
    ),
    (["--help=x"], "the option '--help' takes no value", "see 'chirp-gen generate --help'"),
    (["--output"], "the option '--output' needs a value", "--output DIR"),
    (["--output="], "the option '--output' needs a value", "--output DIR"),
    (["--output", "--layout"], "the option '--output' needs a value", "--output DIR"),
    (
      ["--output", "a", "--output=b"], "the option '--output' is given twice", "give it once"
    ),
    (
      ["a.yaml", "out"], "'out' is a second spec, after 'a.yaml'",
      "the folder of the output is given by '--output out'"
    ),
    (
      ["a.yaml", "b.yaml"], "'b.yaml' is a second spec, after 'a.yaml'",
      "list several specs in 'chirp-gen.yaml'"
    ),
    (["a.yaml", "--spec", "b.yaml"], "the spec is given twice", "give it once"),
    (
      ["--", "-a.yaml", "--output.yml"], "'--output.yml' is a second spec, after '-a.yaml'",
      "list several specs in 'chirp-gen.yaml'"
    ),
    ([""], "the name of the spec is empty", "see 'chirp-gen --help'"),
    (["--format", "xml"], "'xml' is no value of '--format'", "known are 'text', 'json', 'github'"),
    (["--\u{1B}[31m"], "there is no option '--\\u{1B}[31m'", "see 'chirp-gen generate --help'"),
  ])
  func option(arguments: [String], message: String, hint: String) throws {
    try expect(["generate"] + arguments, message, hint)
  }

  @Test(arguments: [
    ("--access", "pubic", "did you mean 'public'?"),
    ("--access", "open", "known are 'public', 'package', 'internal'"),
    ("--layout", "spilt", "did you mean 'split'?"),
    ("--namespace", "my-api", "did you mean 'MyAPI'?"),
    ("--namespace", "class", "did you mean 'Class'?"),
    ("--namespace", "String", "it takes a name of Swift that nothing else has"),
    ("--namespace", "Endpoint", "it takes a name of Swift that nothing else has"),
  ])
  func value(option: String, value: String, hint: String) throws {
    try expect(
      ["generate", "spec.yaml", "--output", "out", option, value],
      "'\(value)' is no value of '\(option)'", hint)
  }

  @Test(arguments: [
    ("A/B", "'A/B' is not the name of a module"), ("Foo;", "'Foo;' is not the name of a module"),
    ("A, B", "' B' is not the name of a module"), ("class", "'class' is not the name of a module"),
    (",,", "a name is missing in '--imports'"), ("A,", "a name is missing in '--imports'"),
  ])
  func imports(value: String, message: String) throws {
    try expect(
      ["generate", "spec.yaml", "--output", "out", "--imports", value], message,
      "'--imports' takes names with commas between them: Shapes,Colors")
  }

  @Test(arguments: ["--output", "--layout", "--access", "--templates", "--imports"])
  func optionOfAnotherCommand(option: String) throws {
    try expect(
      ["validate", "spec.yaml", option, "x"],
      "'validate' takes no option '\(option)', since it writes nothing",
      "see 'chirp-gen validate --help'")
  }

  @Test(arguments: [
    (
      ["init", "a", "b"], "'b' is a second folder, after 'a'",
      "give one, or none for the working folder"
    ),
    (
      ["init", "--output", "a"], "'init' takes no option '--output'", "see 'chirp-gen init --help'"
    ),
    (["init", ""], "the name of the folder is empty", "see 'chirp-gen --help'"),
    (["schema", "a"], "'schema' takes no argument, and 'a' is one", "usage: chirp-gen schema"),
    (["completions"], "the shell is missing", "usage: chirp-gen completions SHELL"),
    (["completions", "tcsh"], "'tcsh' is no value of 'SHELL'", "known are 'bash', 'zsh', 'fish'"),
    (["completions", "bash", "zsh"], "'zsh' is a second shell, after 'bash'", "give one"),
  ])
  func argument(arguments: [String], message: String, hint: String) throws {
    try expect(arguments, message, hint)
  }

  @Test(
    "a command without a spec and without a configuration",
    arguments: [
      [], ["generate"], ["check"], ["validate"], ["watch"], ["--output", "out"],
    ])
  func nothingToDo(arguments: [String]) throws {
    try expect(
      arguments, "there is no spec given, and no 'chirp-gen.yaml' in this folder",
      "name both: chirp-gen generate specs/api.yaml --output Sources/MyAPI")
  }

  @Test("a spec without an output folder", arguments: ["generate", "check", "watch"])
  func noOutput(command: String) throws {
    try expect(
      [command, "spec.yaml"], "nothing says where the files of 'spec.yaml' go",
      "add '--output DIR', or list the spec in 'chirp-gen.yaml'")
  }

  @Test("an output folder for several specs")
  func oneFolderForTwo() throws {
    try workspace.write(
      "[{ spec: spec.yaml, output: a }, { spec: b.yaml, output: b }]", to: "chirp-gen.yaml")
    try expect(
      ["generate", "--output", "out"],
      "'--output' is for one spec, and 'chirp-gen.yaml' lists several",
      "name the spec: chirp-gen generate SPEC --output DIR")
  }

  private func expect(_ arguments: [String], _ message: String, _ hint: String) throws {
    let before = try workspace.contents()
    #expect(
      workspace.run(arguments)
        == Run(
          .usage, error: "chirp-gen: error: \(message)\nchirp-gen: note: \(hint)\n"))
    #expect(try workspace.contents() == before)
  }
}
