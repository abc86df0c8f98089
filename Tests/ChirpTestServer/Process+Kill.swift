package import Foundation

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension Process {
  /// Ends the process, if it still runs, by a signal that cannot be blocked: a process inherits the
  /// blocked signals of the thread that starts it, and a thread of Swift's or of Dispatch's blocks
  /// `SIGTERM`, which ``terminate()`` sends, on Linux.
  package func kill() {
    guard isRunning else { return }
    #if canImport(Darwin)
      _ = Darwin.kill(processIdentifier, SIGKILL)
    #else
      _ = Glibc.kill(processIdentifier, SIGKILL)
    #endif
  }
}
