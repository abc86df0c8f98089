/// The completions of the command line for a shell, made of the same tables that it is parsed by.
struct CompletionScript {
  enum Shell: String, CaseIterable {
    case bash
    case zsh
    case fish
  }

  /// The whole script.
  let text: String

  init(_ shell: Shell) {
    text =
      switch shell {
      case .bash: Self.bash
      case .zsh: Self.zsh
      case .fish: Self.fish
      }
  }

  static let flags = [
    (name: "--help", summary: "show what the command takes"),
    (name: "--version", summary: "show the version"),
  ]

  /// `text` in single quotes, as all three shells read it.
  static func quoted(_ text: String) -> String {
    let escaped = text.map { $0 == "'" ? "'\\''" : String($0) }.joined()
    return "'\(escaped)'"
  }
}
