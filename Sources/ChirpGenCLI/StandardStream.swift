#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Standard output, or standard error: what is written to it is written whole, or its failure kept.
package struct StandardStream {
  private let descriptor: Int32
  /// What the system said when something could not be written.
  private var code: Int32?
  /// Whether the stream was closed from the start.
  private let isClosed: Bool

  package static func output() -> StandardStream { StandardStream(STDOUT_FILENO) }
  package static func error() -> StandardStream { StandardStream(STDERR_FILENO) }

  private init(_ descriptor: Int32) {
    self.descriptor = descriptor
    isClosed = fcntl(descriptor, F_GETFD) < 0
    if isClosed { Self.reserve(descriptor) }
  }

  /// Keeps a file that is opened later from getting the number, and with it what is said.
  private static func reserve(_ descriptor: Int32) {
    let null = open("/dev/null", O_WRONLY)
    if null < 0 || null == descriptor { return }
    dup2(null, descriptor)
    close(null)
  }

  /// Whether a person watches.
  package var isTerminal: Bool { isatty(descriptor) == 1 }

  /// Why something could not be written; nil if all was, or if nobody wants to read it any more.
  package var failure: String? {
    guard let code, code != EPIPE else { return nil }
    if isClosed { return "it is closed" }
    return String(cString: strerror(code)).lowercased()
  }

  package mutating func write(_ text: String) {
    if text.isEmpty { return }
    if code == nil, isClosed { code = EBADF }
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty, code == nil {
      let count = rest.withUnsafeBytes { bytes in
        #if canImport(Darwin)
          Darwin.write(descriptor, bytes.baseAddress, bytes.count)
        #elseif canImport(Musl)
          Musl.write(descriptor, bytes.baseAddress, bytes.count)
        #else
          Glibc.write(descriptor, bytes.baseAddress, bytes.count)
        #endif
      }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        // Another process has made the terminal, or the pipe, one that does not wait.
        var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&waiting, 1, -1)
      } else if errno != EINTR {
        code = errno
      }
    }
  }
}
