#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension FileSystem {
  /// The path without links, `.` and `..` of what is at `path`, or would be: links are followed as
  /// far as there is something.
  ///
  /// - Parameter path: An absolute path.
  package static func realPath(_ path: String) -> String {
    var resolved = ""
    for part in path.split(separator: "/") where part != "." {
      if part == ".." {
        resolved.removeSubrange((resolved.lastIndex(of: "/") ?? resolved.startIndex)...)
      } else {
        let next = "\(resolved)/\(part)"
        resolved = existingPath(next) ?? next
        if resolved == "/" { resolved = "" }
      }
    }
    return resolved.isEmpty ? "/" : resolved
  }

  /// What the link at `path` leads to, as it is written there; nil if there is no link.
  package static func linkTarget(of path: String) -> String? {
    let target = [CChar](unsafeUninitializedCapacity: Int(PATH_MAX)) { buffer, count in
      if let start = buffer.baseAddress { count = max(0, readlink(path, start, buffer.count)) }
    }
    if target.isEmpty { return nil }
    return String(decoding: target.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  private static func existingPath(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}
