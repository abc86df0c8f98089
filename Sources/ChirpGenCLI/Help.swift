/// The texts of `--help`.
enum Help {
  /// The commands, and `help`.
  static let commands =
    Command.allCases.map { (name: $0.rawValue, summary: $0.summary) }
    + [(name: "help", summary: "show this text, or that of a command")]

  static func text(for command: Command?) -> String {
    guard let command else { return overview }
    let head = "usage: \(command.usage)"
    let list = command.options.isEmpty ? nil : options(of: command)
    let texts = [head, description(of: command), list, statuses]
    return texts.compactMap(\.self).joined(separator: "\n\n")
  }

  /// What the program writes.
  static let subject = "the Swift of an HTTP API that a small YAML file describes"

  static let commandWithoutSpec = """
    Without SPEC a command works on what 'chirp-gen.yaml' in the working folder lists.
    """

  private static var overview: String {
    let usages = Command.allCases.map(\.usage)
    return """
      chirp-gen writes \(subject).

      usage: \(usages.joined(separator: "\n       "))

      commands:
      \(commands.map { "  \(padded($0.name, to: 13))\($0.summary)" }.joined(separator: "\n"))

      \(commandWithoutSpec)

      examples:
        chirp-gen init
        chirp-gen
        chirp-gen generate specs/chirp.yaml --output Generated/ChirpAPI
        chirp-gen generate --help

      \(statuses)
      """
  }

  static func description(of command: Command) -> String {
    switch command {
    case .generate: generate
    case .check: check
    case .validate: validate
    case .watch: watch
    case .initialize: initialize
    case .schema: schema
    case .completions: completions
    case .manual: manual
    }
  }

  private static let generate = """
    Writes the Swift files that the spec gives. Only files whose content changes are touched, and
    generated files that the spec no longer gives are removed. A folder takes the files of one spec:
    if it holds those of another one, or if anything else is wrong, all stays as it was.

    example:
      chirp-gen generate specs/chirp.yaml --output Generated/ChirpAPI --layout single
    """

  private static let check = """
    Writes nothing. Names the generated files that are changed, missing or orphaned, shows the
    difference, and ends with status 1 if there is any: for CI.

    examples:
      chirp-gen check specs/chirp.yaml --output Generated/ChirpAPI
      chirp-gen check --format github
    """

  private static let validate = """
    Reads and checks the spec, and writes nothing.

    With '--format json' each diagnostic is an object on a line of standard output, with 'path',
    'severity', 'message', 'range' and 'notes'. Lines and columns count from 1, columns count
    characters, offsets count bytes from 0, and the end is behind the last character. With
    '--format github' each is a workflow command of GitHub Actions. Nothing else is printed.

    examples:
      chirp-gen validate specs/chirp.yaml
      chirp-gen validate specs/chirp.yaml --format json
    """

  private static let watch = """
    Generates, and does it again whenever a file that was read is saved: the configuration, the spec,
    what it includes, or a template. After a fault all stays as it was, and the next save is another
    try. A terminal is cleared before each run. Ctrl-C or SIGTERM ends it, with status 0.

    examples:
      chirp-gen watch
      chirp-gen watch specs/chirp.yaml --output Generated/ChirpAPI
    """

  private static let initialize = """
    Writes a first spec, 'api.yaml', the configuration 'chirp-gen.yaml' and the JSON Schema that an
    editor completes and checks the spec by into FOLDER, or into the working folder. Files that are
    there already are left alone, and then nothing is written.

    example:
      chirp-gen init MyPackage
    """

  private static let schema = """
    Prints the JSON Schema (draft 2020-12) of the spec language, version 1, by which editors complete
    and check a spec. A spec names it in its first line:

      # yaml-language-server: $schema=chirp-spec-1.schema.json

    It knows the whole language. What this version of chirp-gen does not generate yet, 'validate'
    says.

    example:
      chirp-gen schema > chirp-spec-1.schema.json
    """

  private static let completions = """
    Prints the completions of the command line for bash, zsh or fish.

    examples:
      eval "$(chirp-gen completions bash)"
      eval "$(chirp-gen completions zsh)"
      chirp-gen completions fish | source
    """

  private static let manual = """
    Prints the manual page of the program, which says what its help does.

    example:
      chirp-gen manual > /usr/local/share/man/man1/chirp-gen.1
    """

  private static func options(of command: Command) -> String {
    let lines = command.options.map { option in
      "  \(padded("\(option.name) \(option.placeholder)", to: 22))\(option.help)"
    }
    return (["options:"] + lines).joined(separator: "\n")
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }

  static let statuses = """
    exit status: 0 fine, 1 the input is at fault or 'check' found a difference, 2 wrong usage,
    70 a fault of chirp-gen, 74 standard output cannot be written
    """
}
