#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The few things that the program does with files. Paths are the system's; errors name the file
/// and the reason that the system gives.
package enum FileSystem {
  package enum Kind: Sendable {
    case file
    case folder
    case other
  }

  package struct Failure: Error {
    package let path: String
    package let reason: String

    init(_ path: String, code: Int32 = errno) {
      self.path = path
      reason = String(cString: strerror(code)).lowercasedFirst
    }

    init(_ path: String, reason: String) {
      self.path = path
      self.reason = reason
    }
  }

  /// What stands at `path`, or nil if nothing does. Links are followed.
  package static func kind(of path: String) -> Kind? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return kind(status)
  }

  private static func kind(_ status: stat) -> Kind {
    switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    default: .other
    }
  }

  /// The content of a regular file of at most `limit` bytes.
  package static func read(_ path: String, limit: Int) throws(Failure) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw Failure(path) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw Failure(path) }
    switch kind(status) {
    case .file: break
    case .folder: throw Failure(path, reason: "it is a folder, not a file")
    case .other: throw Failure(path, reason: "it is not a regular file")
    }
    let size = Int(status.st_size)
    guard size <= limit else {
      throw Failure(path, reason: "it has \(size) bytes, and at most \(limit) are read")
    }
    return try read(descriptor, path, size: size)
  }

  private static func read(
    _ descriptor: Int32, _ path: String, size: Int
  ) throws(Failure) -> [UInt8] {
    var code: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size, let start = buffer.baseAddress {
        switch Glue.read(descriptor, start + count, size - count) {
        case 0: return
        case let length where length > 0: count += length
        default:
          if errno == EINTR { continue }
          code = errno
          return
        }
      }
    }
    if code != 0 { throw Failure(path, code: code) }
    return bytes
  }

  /// The names in a folder, sorted; none if there is no folder.
  package static func names(in folder: String) throws(Failure) -> [String] {
    guard let stream = opendir(folder) else {
      if errno == ENOENT { return [] }
      throw Failure(folder)
    }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) {
          String(cString: $0)
        }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// Writes a file that must not exist yet.
  package static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw Failure(path) }
    var code: Int32 = 0
    bytes.withUnsafeBytes { buffer in
      var written = 0
      while written < buffer.count, let start = buffer.baseAddress {
        let length = Glue.write(descriptor, start + written, buffer.count - written)
        if length >= 0 {
          written += length
        } else if errno != EINTR {
          code = errno
          return
        }
      }
    }
    if close(descriptor) != 0, code == 0 { code = errno }
    if code != 0 { throw Failure(path, code: code) }
  }

  /// Moves a file to where another one may be, which it replaces at once.
  package static func rename(_ source: String, to target: String) throws(Failure) {
    if Glue.rename(source, target) != 0 { throw Failure(target) }
  }

  package static func remove(_ path: String) throws(Failure) {
    if unlink(path) != 0 { throw Failure(path) }
  }

  /// Makes a folder and those around it.
  package static func createFolder(_ path: String) throws(Failure) {
    if kind(of: path) == .folder { return }
    if let slash = path.lastIndex(of: "/"), slash > path.startIndex {
      try createFolder(String(path[..<slash]))
    }
    if mkdir(path, 0o777) != 0, errno != EEXIST || kind(of: path) != .folder {
      throw Failure(path)
    }
  }

  package static var processID: Int32 { getpid() }

  package static func isRunning(_ processID: Int32) -> Bool {
    kill(processID, 0) == 0 || errno == EPERM
  }
}

/// The system's functions whose names are taken above.
private enum Glue {
  static func read(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int) -> Int {
    #if canImport(Darwin)
      Darwin.read(descriptor, buffer, count)
    #elseif canImport(Musl)
      Musl.read(descriptor, buffer, count)
    #else
      Glibc.read(descriptor, buffer, count)
    #endif
  }

  static func write(_ descriptor: Int32, _ buffer: UnsafeRawPointer, _ count: Int) -> Int {
    #if canImport(Darwin)
      Darwin.write(descriptor, buffer, count)
    #elseif canImport(Musl)
      Musl.write(descriptor, buffer, count)
    #else
      Glibc.write(descriptor, buffer, count)
    #endif
  }

  static func rename(_ source: String, _ target: String) -> Int32 {
    #if canImport(Darwin)
      Darwin.rename(source, target)
    #elseif canImport(Musl)
      Musl.rename(source, target)
    #else
      Glibc.rename(source, target)
    #endif
  }
}

extension String {
  fileprivate var lowercasedFirst: String {
    prefix(1).lowercased() + dropFirst()
  }
}
