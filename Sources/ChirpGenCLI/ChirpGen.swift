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
        return try Session(command, options, folder: folder, console: console).run()
      }
      return .success
    } catch {
      console.fault(error.message, hint: error.hint)
      return .usage
    }
  }
}
