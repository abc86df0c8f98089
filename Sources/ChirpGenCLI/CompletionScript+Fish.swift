extension CompletionScript {
  static var fish: String {
    let names = Help.commands.map(\.name).joined(separator: " ")
    let isBare = "not __fish_seen_subcommand_from \(names)"
    var lines = [
      "# Completions of chirp-gen for fish: chirp-gen completions fish | source", "",
      "complete -c chirp-gen -f",
    ]
    lines += Help.commands.map {
      "\(line("__fish_use_subcommand")) -a \($0.name) -d \(quoted($0.summary))"
    }
    let all = Command.allCases.map(\.rawValue).joined(separator: " ")
    lines.append("\(line("__fish_seen_subcommand_from help")) -a '\(all)'")
    lines += flags.map {
      "complete -c chirp-gen -l \($0.name.dropFirst(2)) -d \(quoted($0.summary))"
    }
    for command in Command.allCases {
      let isUsed = "__fish_seen_subcommand_from \(command.rawValue)"
      let condition = command == .generate ? "\(isUsed); or \(isBare)" : isUsed
      lines += command.options.map { option in
        "\(line(condition)) -l \(option.name.dropFirst(2)) -x\(arguments(of: option.values)) "
          + "-d \(quoted(option.help))"
      }
      if let argument = command.argument {
        lines.append(line(isUsed) + arguments(of: argument.values))
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func line(_ condition: String) -> String {
    "complete -c chirp-gen -n '\(condition)'"
  }

  private static func arguments(of values: ValueKind) -> String {
    switch values {
    case .choice(let words): " -a '\(words.joined(separator: " "))'"
    case .file: " -a '(__fish_complete_suffix .yaml; __fish_complete_suffix .yml)'"
    case .folder: " -a '(__fish_complete_directories)'"
    case .name: ""
    }
  }
}
