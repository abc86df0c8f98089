import ChirpDiagnostics

/// Where a command writes to.
package struct Console {
  private let writeOutput: (String) -> Void
  private let writeError: (String) -> Void
  /// Whether a person watches standard output.
  let outputIsTerminal: Bool
  /// Whether standard output is a terminal that shows colours.
  let outputIsColored: Bool
  let errorIsColored: Bool
  /// Whether a person watches standard error.
  let errorIsTerminal: Bool

  /// - Parameter isColorAllowed: false if the user asks for none (`NO_COLOR`).
  package init(
    outputIsTerminal: Bool, errorIsTerminal: Bool, isColorAllowed: Bool,
    writeOutput: @escaping (String) -> Void, writeError: @escaping (String) -> Void
  ) {
    self.writeOutput = writeOutput
    self.writeError = writeError
    self.outputIsTerminal = outputIsTerminal
    self.errorIsTerminal = errorIsTerminal
    outputIsColored = outputIsTerminal && isColorAllowed
    errorIsColored = errorIsTerminal && isColorAllowed
  }

  func output(_ line: String) {
    writeOutput(line + "\n")
  }

  func error(_ line: String) {
    writeError(line + "\n")
  }

  /// What no place in a file is to blame for.
  func fault(_ message: String, hint: String? = nil) {
    error("chirp-gen: error: \(message.shown)")
    if let hint { error("chirp-gen: note: \(hint.shown)") }
  }

  /// Writes whole lines.
  func output(unended text: String) {
    writeOutput(text)
  }

  func error(unended text: String) {
    writeError(text)
  }
}
