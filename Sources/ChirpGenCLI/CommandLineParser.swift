import ChirpDiagnostics

/// Parses the arguments of the program.
struct CommandLineParser {
  struct Failure: Error {
    let message: String
    var hint: String?
  }

  private var rest: ArraySlice<String>

  init(_ arguments: [String]) {
    rest = arguments[...]
  }

  mutating func parse() throws(Failure) -> Invocation {
    guard let first = rest.first else { return .run(.generate, Options()) }
    if let command = Command(rawValue: first) {
      rest.removeFirst()
      return try invocation(of: command)
    }
    if first == "help" {
      let name = rest.dropFirst().first
      guard let name else { return .help(nil) }
      guard let command = Command(rawValue: name) else { throw unknownCommand(name) }
      return .help(command)
    }
    if first.hasPrefix("-") { return try invocation(of: nil) }
    throw unknownCommand(first)
  }

  private func unknownCommand(_ name: String) -> Failure {
    if name.contains("/") || name.hasSuffix(".yaml") || name.hasSuffix(".yml") {
      return Failure(
        message: "a spec is given behind a command", hint: "try: chirp-gen generate \(name)")
    }
    let near = nearest(to: name, among: Command.allCases.map(\.rawValue) + ["help"])
    return Failure(
      message: "there is no command '\(name)'",
      hint: near.map { "did you mean '\($0)'?" } ?? "see 'chirp-gen --help'")
  }

  private mutating func invocation(of command: Command?) throws(Failure) -> Invocation {
    var options = Options()
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h": return .help(command)
      case "--version": return .version
      case _ where argument.hasPrefix("-") && argument != "-":
        try read(argument, into: &options, command: command)
      default:
        if let spec = options.spec {
          throw Failure(
            message: "'\(argument)' is a second spec, after '\(spec)'",
            hint: "list several specs in 'chirp-gen.yaml'")
        }
        options.spec = argument
      }
    }
    return .run(command ?? .generate, options)
  }

  private mutating func read(
    _ argument: String, into options: inout Options, command: Command?
  ) throws(Failure) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = Option.all.first(where: { $0.name == name }) else {
      let near = nearest(to: name, among: Option.all.map(\.name) + ["--help", "--version"])
      throw Failure(
        message: "there is no option '\(name)'",
        hint: near.map { "did you mean '\($0)'?" }
          ?? "see 'chirp-gen \((command ?? .generate).rawValue) --help'")
    }
    if options[keyPath: option.keyPath] != nil {
      throw Failure(message: "the option '\(name)' is given twice")
    }
    let value = parts.count == 2 ? String(parts[1]) : rest.popFirst()
    guard let value, !value.isEmpty, parts.count == 2 || !value.hasPrefix("--") else {
      throw Failure(
        message: "the option '\(name)' needs a value", hint: "\(name) \(option.placeholder)")
    }
    options[keyPath: option.keyPath] = value
  }
}
