import Foundation

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A TCP socket of the system.
struct Socket: Hashable, Sendable {
  private let descriptor: Int32

  /// A socket that listens on a free port of the loopback interface.
  static func listener() throws -> Socket {
    let listener = try bound()
    guard listen(listener.descriptor, 64) == 0 else {
      throw SocketError(operation: "listen", code: errno)
    }
    return listener
  }

  /// A socket that has a free port of the loopback interface and does not listen there: connections
  /// are refused while it is open.
  static func bound() throws -> Socket {
    #if canImport(Darwin)
      let stream = SOCK_STREAM
    #else
      let stream = Int32(SOCK_STREAM.rawValue)
    #endif
    let bound = Socket(descriptor: socket(AF_INET, stream, 0))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let status = withSocketAddress(&address) { pointer, size in
      bind(bound.descriptor, pointer, size)
    }
    guard status == 0 else {
      throw SocketError(operation: "bind", code: errno)
    }
    return bound
  }

  /// The port that the socket has.
  func port() throws -> UInt16 {
    var address = sockaddr_in()
    let status = Self.withSocketAddress(&address) { pointer, size in
      var size = size
      return getsockname(descriptor, pointer, &size)
    }
    guard status == 0 else {
      throw SocketError(operation: "getsockname", code: errno)
    }
    return UInt16(bigEndian: address.sin_port)
  }

  /// The next connection; nil if there is none after all.
  func accept() -> Socket? {
    #if canImport(Darwin)
      let connection = Darwin.accept(descriptor, nil, nil)
      var isOn: Int32 = 1
      setsockopt(
        connection, SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
    #else
      let connection = Glibc.accept(descriptor, nil, nil)
    #endif
    return connection < 0 ? nil : Socket(descriptor: connection)
  }

  /// Whether there is something to read or to accept, or the other side has closed.
  func isReadable(withinMilliseconds timeout: Int32) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, timeout) == 1
  }

  /// The bytes that have arrived; none if the other side has closed.
  func read() -> Data {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = recv(descriptor, &buffer, buffer.count, 0)
    return Data(buffer.prefix(max(0, count)))
  }

  /// Sends `data`, as far as the other side takes it.
  func write(_ data: Data) {
    #if canImport(Darwin)
      let flags: Int32 = 0
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    var rest = Array(data)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, flags) }
      guard count > 0 else {
        return
      }
      rest = rest.dropFirst(count)
    }
  }

  /// Closes the connection at once and tells the other side that it is broken (RFC 9293 §3.5.2),
  /// whatever is still on the way.
  func reset() {
    var option = linger(l_onoff: 1, l_linger: 0)
    setsockopt(
      descriptor, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
    close()
  }

  func close() {
    #if canImport(Darwin)
      _ = Darwin.close(descriptor)
    #else
      _ = Glibc.close(descriptor)
    #endif
  }

  private static func withSocketAddress(
    _ address: inout sockaddr_in,
    _ body: (UnsafeMutablePointer<sockaddr>, socklen_t) -> Int32
  ) -> Int32 {
    withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        body(pointer, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
  }
}
