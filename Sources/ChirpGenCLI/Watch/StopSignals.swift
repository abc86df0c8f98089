import ChirpGenCore
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// SIGINT, which Ctrl-C sends, SIGTERM, and SIGHUP, which comes when a terminal is closed. The first of
/// them is told of, so that what is being written is written whole; a second one ends the process at
/// once.
final class StopSignals {
  /// Can be read when a signal has come.
  let descriptor: Int32

  private static let numbers = [SIGINT, SIGTERM, SIGHUP]
  /// The end of the pipe that the handler writes to.
  private static let writingEnd = Atomic<Int32>(-1)

  /// - Parameter folder: The folder that is to blame if signals cannot be waited for.
  init(in folder: String) throws(FileSystem.Failure) {
    var ends: [Int32] = [-1, -1]
    let result = pipe(&ends)
    descriptor = ends[0]
    if result != 0 { throw FileSystem.Failure(.watch, folder) }
    Self.writingEnd.store(ends[1], ordering: .relaxed)
    // A program that starts this one from a thread that takes no signals leaves them blocked.
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in Self.numbers {
      sigaddset(&signals, number)
      // Only what is allowed in a handler: signal-safety(7).
      let former = signal(number) { number in
        let code = errno
        signal(number, SIG_DFL)
        _ = write(StopSignals.writingEnd.load(ordering: .relaxed), "\n", 1)
        errno = code
      }
      // nohup(1) starts a program that is to outlive its terminal.
      if number == SIGHUP, Self.isIgnored(former) { signal(number, SIG_IGN) }
    }
    sigprocmask(SIG_UNBLOCK, &signals, nil)
  }

  private static func isIgnored(_ action: (@convention(c) (Int32) -> Void)?) -> Bool {
    unsafeBitCast(action, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  deinit {
    for number in Self.numbers { signal(number, SIG_DFL) }
    close(descriptor)
    close(Self.writingEnd.exchange(-1, ordering: .relaxed))
  }
}
