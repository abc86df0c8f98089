import ChirpDiagnostics
import ChirpGenCore

/// Parses the arguments of the program.
struct CommandLineParser {
  private var rest: ArraySlice<String>

  init(_ arguments: [String]) {
    rest = arguments[...]
  }

  mutating func parse() throws(UsageError) -> Invocation {
    guard let first = rest.first else { return .run(.generate, Options()) }
    if let command = Command(rawValue: first) {
      rest.removeFirst()
      return try invocation(of: command)
    }
    if first == "help" { return try help() }
    if first.hasPrefix("-") { return try invocation(of: nil) }
    throw unknownCommand(first)
  }

  private func help() throws(UsageError) -> Invocation {
    let names = rest.dropFirst()
    guard let name = names.first, name != "--help" else { return .help(nil) }
    if let other = names.dropFirst().first {
      throw UsageError(message: "'help' takes one command, not '\(other)' too", hint: Self.seeHelp)
    }
    guard let command = Command(rawValue: name) else { throw unknownCommand(name) }
    return .help(command)
  }

  private static let seeHelp = "see 'chirp-gen --help'"

  private func unknownCommand(_ name: String) -> UsageError {
    if name.contains("/") || name.hasSuffix(".yaml") || name.hasSuffix(".yml") {
      return UsageError(
        message: "a spec is given behind a command", hint: "try: chirp-gen generate \(name)")
    }
    let names = Command.allCases.map(\.rawValue) + ["help"]
    let near = nearest(to: name, among: names) ?? beginning(with: name, among: names)
    return UsageError(
      message: "there is no command '\(name)'",
      hint: near.map { "did you mean '\($0)'?" } ?? Self.seeHelp)
  }

  private mutating func invocation(of command: Command?) throws(UsageError) -> Invocation {
    var options = Options()
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h": return .help(command)
      case "--version": return .version
      case "--":
        while let argument = rest.popFirst() {
          try readArgument(argument, into: &options, of: command ?? .generate)
        }
      case _ where argument.hasPrefix("-"):
        try readOption(argument, into: &options, of: command ?? .generate)
      default: try readArgument(argument, into: &options, of: command ?? .generate)
      }
    }
    let command = command ?? .generate
    if let argument = command.argument, !argument.isOptional,
      options[keyPath: argument.keyPath] == nil
    {
      throw UsageError(message: "the \(argument.noun) is missing", hint: "usage: \(command.usage)")
    }
    return .run(command, options)
  }

  private func readArgument(
    _ text: String, into options: inout Options, of command: Command
  ) throws(UsageError) {
    guard let argument = command.argument else {
      throw UsageError(
        message: "'\(command.rawValue)' takes no argument, and '\(text)' is one",
        hint: "usage: \(command.usage)")
    }
    if text.isEmpty {
      throw UsageError(message: "the name of the \(argument.noun) is empty", hint: Self.seeHelp)
    }
    if let other = options[keyPath: argument.keyPath] {
      let isFolder = !text.hasSuffix(".yaml") && !text.hasSuffix(".yml")
      let takesFolder = command.options.contains { $0.name == "--output" }
      throw UsageError(
        message: "'\(text)' is a second \(argument.noun), after '\(other)'",
        hint: isFolder && takesFolder
          ? "the folder of the output is given by '--output \(text)'" : argument.severalHint)
    }
    options[keyPath: argument.keyPath] = text
  }

  private mutating func readOption(
    _ argument: String, into options: inout Options, of command: Command
  ) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = command.options.first(where: { $0.name == name }) else {
      throw unknownOption(name, of: command)
    }
    if options[keyPath: option.keyPath] != nil {
      throw UsageError(
        message: option.name == "--spec"
          ? "the spec is given twice" : "the option '\(name)' is given twice",
        hint: "give it once")
    }
    let value = parts.count == 2 ? String(parts[1]) : rest.popFirst()
    guard let value, !value.isEmpty, parts.count == 2 || !value.hasPrefix("--") else {
      throw UsageError(
        message: "the option '\(name)' needs a value", hint: "\(name) \(option.placeholder)")
    }
    if option.values.isPath, Configuration.isOfShell(value) {
      throw UsageError(
        message: "the '~' of '\(value)' is a folder in a shell alone",
        hint: "part the option from its value by a blank: \(name) \(value)")
    }
    options[keyPath: option.keyPath] = value
  }

  private func unknownOption(_ name: String, of command: Command) -> UsageError {
    let help = "see 'chirp-gen \(command.rawValue) --help'"
    let flags = ["--help", "--version"]
    if flags.contains(name) {
      return UsageError(message: "the option '\(name)' takes no value", hint: help)
    }
    if Option.all.contains(where: { $0.name == name }) {
      let reason = command == .validate || command == .check ? ", since it writes nothing" : ""
      return UsageError(
        message: "'\(command.rawValue)' takes no option '\(name)'\(reason)", hint: help)
    }
    let names = command.options.map(\.name) + flags
    let long = name.hasPrefix("--") ? name : "-\(name)"
    let near = nearest(to: long, among: names) ?? beginning(with: long, among: names)
    return UsageError(
      message: "there is no option '\(name)'", hint: near.map { "did you mean '\($0)'?" } ?? help)
  }
  /// The only one of `names` that begins with `name`, which has been cut short.
  private func beginning(with name: String, among names: [String]) -> String? {
    let found = names.filter { $0.hasPrefix(name) }
    return found.count == 1 ? found.first : nil
  }
}
