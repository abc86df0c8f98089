import ChirpGenCLI

/// A run of the program, and what it gave.
struct Run: Equatable {
  var status: ExitStatus
  var output = ""
  var error = ""

  init(_ status: ExitStatus, output: String = "", error: String = "") {
    self.status = status
    self.output = output
    self.error = error
  }

  init(_ arguments: [String], in folder: String, isTerminal: Bool, isColorAllowed: Bool) {
    var output = ""
    var error = ""
    let console = Console(
      outputIsTerminal: isTerminal, errorIsTerminal: isTerminal, isColorAllowed: isColorAllowed,
      writeOutput: { output += $0 }, writeError: { error += $0 })
    status = ChirpGen.run(arguments, in: folder, console: console)
    self.output = output
    self.error = error
  }
}
