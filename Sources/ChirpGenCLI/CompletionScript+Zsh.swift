extension CompletionScript {
  /// For zsh: to be evaluated, or to stand as `_chirp-gen` in a folder of `$fpath`.
  static var zsh: String {
    """
    #compdef chirp-gen
    # Completions of chirp-gen for zsh: eval "$(chirp-gen completions zsh)"

    _chirp-gen() {
      local command=generate
      local -a commands=(
    \(Help.commands.map { "    " + quoted("\($0.name):\($0.summary)") }.joined(separator: "\n"))
      )
      if ((CURRENT == 2)) && [[ $words[2] != -* ]]; then
        _describe command commands
        return
      fi
      if [[ $words[2] != -* ]]; then
        command=$words[2]
        shift words
        ((CURRENT -= 1))
      fi
      case $command in
    \(commandCases)
        help) _arguments \(quoted("1:command:(\(Command.allCases.map(\.rawValue).joined(separator: " ")))")) ;;
      esac
    }

    if [[ $funcstack[1] == _chirp-gen ]]; then
      _chirp-gen "$@"
    else
      compdef _chirp-gen chirp-gen
    fi

    """
  }

  private static var commandCases: String {
    Command.allCases.map { command in
      var words = flags.map { quoted("\($0.name)[\($0.summary)]") }
      words += command.options.map { option in
        quoted("\(option.name)=[\(option.help)]:\(option.placeholder):\(action(of: option.values))")
      }
      if let argument = command.argument {
        words.append(quoted("1:\(argument.noun):\(action(of: argument.values))"))
      }
      let lines = words.map { " \\\n        \($0)" }.joined()
      return "    \(command.rawValue))\n      _arguments\(lines)\n      ;;"
    }.joined(separator: "\n")
  }

  private static func action(of values: ValueKind) -> String {
    switch values {
    case .choice(let words): "(\(words.joined(separator: " ")))"
    case .file: "_files -g \"*.(yaml|yml)\""
    case .folder: "_files -/"
    case .name: " "
    }
  }
}
