#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension FileSystem {
  /// The content of a regular file of at most `limit` bytes.
  package static func read(_ path: String, limit: Int) throws(Failure) -> [UInt8] {
    try withRegularFile(path) { descriptor, size throws(Failure) in
      guard size <= limit else {
        throw Failure(.read, path, reason: "it has \(size) bytes, and at most \(limit) are read")
      }
      return try read(descriptor, path, count: size)
    }
  }

  /// The first `count` bytes of a regular file, or all, if it has fewer.
  package static func beginning(of path: String, count: Int) throws(Failure) -> [UInt8] {
    try withRegularFile(path) { descriptor, size throws(Failure) in
      try read(descriptor, path, count: min(size, count))
    }
  }

  private static func withRegularFile(
    _ path: String, _ body: (_ descriptor: Int32, _ size: Int) throws(Failure) -> [UInt8]
  ) throws(Failure) -> [UInt8] {
    // Without O_NONBLOCK a pipe would wait for a writer.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw Failure(.read, path) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw Failure(.read, path) }
    switch Kind(status) {
    case .file: return try body(descriptor, Int(status.st_size))
    case .folder: throw Failure(.read, path, reason: "it is a folder, not a file")
    case .other: throw Failure(.read, path, reason: "it is not a regular file")
    }
  }

  private static func read(
    _ descriptor: Int32, _ path: String, count size: Int
  ) throws(Failure) -> [UInt8] {
    var code: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size, let start = buffer.baseAddress {
        switch SystemCall.read(descriptor, start + count, size - count) {
        case 0: return
        case let length where length > 0: count += length
        default:
          if errno == EINTR { continue }
          code = errno
          return
        }
      }
    }
    if code != 0 { throw Failure(.read, path, code: code) }
    return bytes
  }

  /// Whether two contents are the same: to `memcmp` that takes a part of the time of `==`, which
  /// compares byte by byte.
  static func areSame(_ content: [UInt8], _ other: [UInt8]) -> Bool {
    guard content.count == other.count else { return false }
    return content.withUnsafeBytes { bytes in
      other.withUnsafeBytes { otherBytes in
        guard let start = bytes.baseAddress, let otherStart = otherBytes.baseAddress else {
          return true
        }
        return memcmp(start, otherStart, bytes.count) == 0
      }
    }
  }

  /// Writes a file that must not exist yet.
  package static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw Failure(.write, path) }
    var code: Int32 = 0
    bytes.withUnsafeBytes { buffer in
      var written = 0
      while written < buffer.count, let start = buffer.baseAddress {
        let length = SystemCall.write(descriptor, start + written, buffer.count - written)
        if length >= 0 {
          written += length
        } else if errno != EINTR {
          code = errno
          return
        }
      }
    }
    // A network file system may say only here that the disk is full.
    if close(descriptor) != 0, code == 0 { code = errno }
    if code != 0 { throw Failure(.write, path, code: code) }
  }
}
