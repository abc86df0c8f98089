import ChirpGenCore

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Waits, without working, until something happens in a folder or the user wants an end.
struct Waiting {
  enum Event {
    case change
    case stop
    case timeout
  }

  let folders: FolderEvents
  private let signals: StopSignals

  init(in folder: String) throws(FileSystem.Failure) {
    folders = try FolderEvents(in: folder)
    signals = try StopSignals(in: folder)
  }

  /// - Parameter milliseconds: How long to wait; nil for ever.
  func next(within milliseconds: Int?) -> Event {
    let end = milliseconds.map { Self.now + $0 }
    while true {
      var polled = [
        pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: folders.descriptor, events: Int16(POLLIN), revents: 0),
      ]
      let rest = end.map { max(0, $0 - Self.now) }
      let count = poll(&polled, 2, rest.map { Int32(clamping: $0) } ?? -1)
      if count > 0, polled[0].revents != 0 { return .stop }
      if count > 0, folders.takeAll() { return .change }
      if let end, Self.now >= end { return .timeout }
    }
  }

  /// Milliseconds of a clock that nobody sets.
  static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1_000 + Int(time.tv_nsec) / 1_000_000
  }
}
