/// The texts of `--help`.
enum Help {
  static func text(for command: Command?) -> String {
    guard let command else { return overview }
    let head =
      switch command {
      case .generate: generate
      case .check: check
      case .validate: validate
      }
    return [head, options(of: command), statuses].joined(separator: "\n\n")
  }

  private static let overview = """
    chirp-gen writes the Swift of an HTTP API that a small YAML file describes.

    usage: chirp-gen generate [SPEC] [options]
           chirp-gen check [SPEC] [options]
           chirp-gen validate [SPEC] [options]

    commands:
      generate   write the files that the spec gives (default)
      check      write nothing; show what 'generate' would change
      validate   read and check the spec alone
      help       show this text, or that of a command

    Without SPEC a command works on what 'chirp-gen.yaml' in the working folder lists.

    examples:
      chirp-gen
      chirp-gen generate specs/chirp.yaml --output Generated/ChirpAPI
      chirp-gen generate --help


    """ + statuses

  private static let generate = """
    usage: chirp-gen generate [SPEC] [options]

    Writes the Swift files that the spec gives. Only files whose content changes are touched, and
    generated files that the spec no longer gives are removed. A folder takes the files of one spec:
    if it holds those of another one, or if anything else is wrong, all stays as it was.

    example:
      chirp-gen generate specs/chirp.yaml --output Generated/ChirpAPI --layout single
    """

  private static let check = """
    usage: chirp-gen check [SPEC] [options]

    Writes nothing. Names the generated files that are changed, missing or orphaned, shows the
    difference, and ends with status 1 if there is any: for CI.

    example:
      chirp-gen check specs/chirp.yaml --output Generated/ChirpAPI
    """

  private static let validate = """
    usage: chirp-gen validate [SPEC] [options]

    Reads and checks the spec, and writes nothing.

    example:
      chirp-gen validate specs/chirp.yaml
    """

  private static func options(of command: Command) -> String {
    let lines = Option.all(of: command).map { option in
      let head = "\(option.name) \(option.placeholder)"
      return "  \(head)\(String(repeating: " ", count: max(1, 22 - head.count)))\(option.help)"
    }
    return (["options:"] + lines).joined(separator: "\n")
  }

  private static let statuses = """
    exit status: 0 fine, 1 the input is at fault or 'check' found a difference, 2 wrong usage,
    70 a fault of chirp-gen, 74 standard output cannot be written
    """
}
