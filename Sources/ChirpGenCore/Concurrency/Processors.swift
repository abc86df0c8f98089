import Dispatch

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The processors that this program may use.
enum Processors {
  static let count = Swift.max(1, Int(sysconf(CInt(_SC_NPROCESSORS_ONLN))))

  /// Runs `work` on another processor while the caller goes on.
  static func run(_ work: @escaping @Sendable () -> Void) {
    // In a queue of its own: for the global ones, Dispatch reads on Linux in /proc what their threads
    // do, and ends the program where that is not mounted.
    DispatchQueue(label: "chirp-gen").async(execute: work)
  }
}
