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

  private static func existingPath(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}
