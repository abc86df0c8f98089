/// The manual page of the program, for man(7), made of the same texts as `--help`.
enum ManualPage {
  static var text: String {
    let lines =
      [".TH CHIRP-GEN 1 \"\" \"chirp-gen \(ChirpGen.version)\" \"User Commands\""]
      + section("NAME", ["chirp-gen \\- write \(escaped(Help.subject))"])
      + section("SYNOPSIS", synopsis)
      + section("DESCRIPTION", body(Help.commandWithoutSpec))
      + section("COMMANDS", Command.allCases.flatMap(description))
      + section("OPTIONS", Option.all.flatMap(description) + flags)
      + section("EXIT STATUS", body(Help.statuses))
    return lines.joined(separator: "\n") + "\n"
  }

  private static func section(_ title: String, _ lines: [String]) -> [String] {
    [".SH \"\(title)\""] + lines
  }

  private static var synopsis: [String] {
    [".nf"] + Command.allCases.map { escaped($0.usage) } + [".fi"]
  }

  private static func description(of command: Command) -> [String] {
    [".SS \"\(command.rawValue)\""] + body(Help.description(of: command))
  }

  private static func description(of option: Option) -> [String] {
    let commands = Command.allCases.filter { command in
      command.options.contains { $0.name == option.name }
    }
    let names = commands.map(\.rawValue).joined(separator: ", ")
    return [
      ".TP", "\\fB\(escaped(option.name))\\fR \\fI\(option.placeholder)\\fR",
      escaped("\(option.help) (\(names))"),
    ]
  }

  private static var flags: [String] {
    CompletionScript.flags.flatMap { flag in
      [".TP", "\\fB\(escaped(flag.name))\\fR", escaped(flag.summary)]
    }
  }

  /// The paragraphs of `text`. What is indented in it stands as it is.
  private static func body(_ text: String) -> [String] {
    var lines: [String] = []
    var isIndented = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("  ") != isIndented, !line.isEmpty {
        lines.append(isIndented ? ".fi" : ".nf")
        isIndented.toggle()
      }
      lines.append(line.isEmpty ? ".PP" : escaped(line))
    }
    return isIndented ? lines + [".fi"] : lines
  }

  /// `text` as roff prints it: a hyphen that can be copied, and no request at the beginning.
  private static func escaped(_ text: some StringProtocol) -> String {
    let escaped = text.map { character in
      switch character {
      case "\\": "\\e"
      case "-": "\\-"
      case "'": "\\(aq"
      default: String(character)
      }
    }.joined()
    return escaped.hasPrefix(".") ? "\\&\(escaped)" : escaped
  }
}
