/// What the program can do.
enum Command: String, CaseIterable {
  case generate
  case check
  case validate
  case watch
  case initialize = "init"
  case schema
  case completions
  case manual
}

extension Command {
  /// What it does, in a line of the overview.
  var summary: String {
    switch self {
    case .generate: "write the files that the spec gives (default)"
    case .check: "write nothing; show what 'generate' would change"
    case .validate: "read and check the spec alone"
    case .watch: "generate, and again whenever an input is saved"
    case .initialize: "write a first spec, and the configuration for it"
    case .schema: "print the JSON Schema of the spec language, for editors"
    case .completions: "print the completions for a shell"
    case .manual: "print the manual page, for man"
    }
  }

  var argument: Argument? {
    switch self {
    case .generate, .check, .validate, .watch:
      Argument(
        noun: "spec", placeholder: "SPEC", isOptional: true, values: .file, keyPath: \.spec,
        severalHint: "list several specs in 'chirp-gen.yaml'")
    case .initialize:
      Argument(
        noun: "folder", placeholder: "FOLDER", isOptional: true, values: .folder,
        keyPath: \.folder, severalHint: "give one, or none for the working folder")
    case .completions:
      Argument(
        noun: "shell", placeholder: "SHELL", isOptional: false,
        values: .choice(CompletionScript.Shell.allCases.map(\.rawValue)), keyPath: \.shell,
        severalHint: "give one")
    case .schema, .manual: nil
    }
  }

  /// The options that it takes beside `--help` and `--version`.
  var options: [Option] {
    switch self {
    case .generate: Option.all
    case .check, .watch: Option.all.filter { !$0.isOfBuildStep }
    case .validate: Option.all.filter { !$0.isOfOutput }
    case .initialize, .schema, .completions, .manual: []
    }
  }

  /// How it is called.
  var usage: String {
    var words = ["chirp-gen", rawValue]
    if let argument {
      words.append(argument.isOptional ? "[\(argument.placeholder)]" : argument.placeholder)
    }
    if !options.isEmpty { words.append("[options]") }
    return words.joined(separator: " ")
  }
}
