/// How a run ended, as the shell sees it.
package enum ExitStatus: Int32, Sendable {
  case success = 0
  /// The input is at fault, or `check` has found a difference.
  case failure = 1
  /// The command line is at fault.
  case usage = 2
  /// The program is at fault (`EX_SOFTWARE` of sysexits).
  case internalFault = 70
  /// Standard output cannot be written (`EX_IOERR`).
  case outputFault = 74
}
