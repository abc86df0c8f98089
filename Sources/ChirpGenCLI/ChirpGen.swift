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
        return Session(options, folder: folder, console: console).run(command)
      }
      return .success
    } catch {
      console.error("chirp-gen: error: \(error.message)")
      if let hint = error.hint { console.error("chirp-gen: note: \(hint)") }
      return .usage
    }
  }
}
