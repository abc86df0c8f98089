extension CompletionScript {
  /// For bash 3.2 and later: it breaks words at `=`, and takes words with blanks a line each.
  static var bash: String {
    """
    # Completions of chirp-gen for bash: eval "$(chirp-gen completions bash)"

    _chirp_gen() {
      local current="${COMP_WORDS[COMP_CWORD]}" previous="" command=generate
      if ((COMP_CWORD > 0)); then previous="${COMP_WORDS[COMP_CWORD - 1]}"; fi
      if [ "$current" = "=" ]; then
        current=""
      elif [ "$previous" = "=" ] && ((COMP_CWORD > 1)); then
        previous="${COMP_WORDS[COMP_CWORD - 2]}"
      fi
      case "${COMP_WORDS[1]}" in
    \(commandCases)
      esac
      COMPREPLY=()
      if ((COMP_CWORD == 1)) && [[ "$current" != -* ]]; then
        _chirp_gen_add -W '\(Help.commands.map(\.name).joined(separator: " "))'
        return
      fi
      case "$previous" in
    \(optionCases)
      esac
      case "$command" in
    \(argumentCases)
      esac
    }

    # Adds what compgen finds for the current word.
    _chirp_gen_add() {
      local word
      while IFS= read -r word; do COMPREPLY+=("$word"); done < <(compgen "$@" -- "$current")
    }

    _chirp_gen_add_files() {
      compopt -o filenames 2>/dev/null
      _chirp_gen_add -f -X '!*.yaml'
      _chirp_gen_add -f -X '!*.yml'
      _chirp_gen_add -d
    }

    _chirp_gen_add_folders() {
      compopt -o filenames 2>/dev/null
      _chirp_gen_add -d
    }

    complete -F _chirp_gen chirp-gen

    """
  }

  /// Finds out the command: without its name it is `generate`.
  private static var commandCases: String {
    let names = Help.commands.map(\.name).joined(separator: " | ")
    return "    \(names)) command=\"${COMP_WORDS[1]}\" ;;"
  }

  /// The values of options.
  private static var optionCases: String {
    Option.all.map { "    \($0.name)) \(addition(of: $0.values)); return ;;" }
      .joined(separator: "\n")
  }

  /// The options of each command, and its argument.
  private static var argumentCases: String {
    var cases = Command.allCases.map { command in
      let names = command.options.map(\.name) + flags.map(\.name)
      let argument = command.argument.map { addition(of: $0.values) } ?? ":"
      return """
            \(command.rawValue))
              if [[ "$current" == -* ]]; then
                _chirp_gen_add -W '\(names.joined(separator: " "))'
              else
                \(argument)
              fi
              ;;
        """
    }
    let names = Command.allCases.map(\.rawValue).joined(separator: " ")
    cases.append("    help) _chirp_gen_add -W '\(names)' ;;")
    return cases.joined(separator: "\n")
  }

  private static func addition(of values: ValueKind) -> String {
    switch values {
    case .choice(let words): "_chirp_gen_add -W '\(words.joined(separator: " "))'"
    case .file: "_chirp_gen_add_files"
    case .folder: "_chirp_gen_add_folders"
    case .name: ":"
    }
  }
}
