import ChirpGenCLI

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

@main
struct Main {
  static func main() {
    let noColor = getenv("NO_COLOR").map { $0.pointee != 0 } ?? false
    let isDumb = getenv("TERM").map { String(cString: $0) == "dumb" } ?? false
    var output = StandardStream.output()
    var error = StandardStream.error()
    let console = Console(
      outputIsTerminal: output.isTerminal, errorIsTerminal: error.isTerminal,
      isColorAllowed: !noColor && !isDumb,
      writeOutput: { output.write($0) }, writeError: { error.write($0) })
    var status = ChirpGen.run(
      Array(CommandLine.arguments.dropFirst()), in: workingFolder, console: console)
    if let reason = output.failure {
      error.write("chirp-gen: error: cannot write to standard output: \(reason)\n")
      status = .outputFault
    }
    exit(status.rawValue)
  }

  private static var workingFolder: String {
    guard let path = getcwd(nil, 0) else { return "." }
    defer { free(path) }
    return String(cString: path)
  }
}
