import ChirpSchema

/// The program as a function: arguments and a folder in; exit status, output and errors out.
package enum ChirpGen {
  package static let version = "0.1.0"

  /// - Parameter folder: The working folder, to which relative paths are.
  package static func run(
    _ arguments: [String], in folder: String, console: Console
  ) -> ExitStatus {
    var parser = CommandLineParser(arguments)
    do {
      switch try parser.parse() {
      case .help(let command): console.output(Help.text(for: command))
      case .version: console.output("chirp-gen \(version)")
      case .run(let command, let options):
        return try run(command, options, in: folder, console: console)
      }
      return .success
    } catch {
      console.fault(error.message, hint: error.hint)
      return .usage
    }
  }

  private static func run(
    _ command: Command, _ options: Options, in folder: String, console: Console
  ) throws(UsageError) -> ExitStatus {
    let session = { (purpose: Session.Purpose) throws(UsageError) in
      try Session(purpose, options, folder: folder, console: console)
    }
    switch command {
    case .generate: return try session(.generate).run()
    case .check: return try session(.check).run()
    case .validate: return try session(.validate).run()
    case .watch: return try Watch(options, folder: folder, console: console).run()
    case .initialize:
      return Initialization(paths: Paths(folder: folder), console: console)
        .run(in: options.folder ?? ".")
    case .schema: console.output(unended: ChirpSchema.text)
    case .completions:
      if let shell = try options.choice(\.shell, of: "SHELL", as: CompletionScript.Shell.self) {
        console.output(unended: CompletionScript(shell).text)
      }
    case .manual: console.output(unended: ManualPage.text)
    }
    return .success
  }
}
