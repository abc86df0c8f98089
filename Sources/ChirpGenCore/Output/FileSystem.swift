#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The few things that the program does with files. Paths are the system's.
package enum FileSystem {
  package enum Kind: Sendable {
    case file
    case folder
    case other

    init(_ status: stat) {
      self =
        switch status.st_mode & S_IFMT {
        case S_IFREG: .file
        case S_IFDIR: .folder
        default: .other
        }
    }
  }

  /// What stands at `path`, or nil if nothing does. Links are followed.
  package static func kind(of path: String) -> Kind? {
    var status = stat()
    return stat(path, &status) == 0 ? Kind(status) : nil
  }

  /// Whether there is something at `path`. Links are followed.
  package static func exists(_ path: String) throws(Failure) -> Bool {
    var status = stat()
    if stat(path, &status) == 0 { return true }
    if errno == ENOENT { return false }
    throw Failure(.write, path)
  }

  /// The names in a folder, sorted; none if there is no folder.
  package static func names(in folder: String) throws(Failure) -> [String] {
    guard let stream = opendir(folder) else {
      if errno == ENOENT { return [] }
      throw Failure(.list, folder)
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

  /// Moves a file to where another one may be, which it replaces at once.
  package static func rename(_ source: String, to target: String) throws(Failure) {
    if SystemCall.rename(source, target) != 0 { throw Failure(.write, target) }
  }

  package static func remove(_ path: String) throws(Failure) {
    if unlink(path) != 0 { throw Failure(.remove, path) }
  }

  /// Makes a file look as if it had been written now.
  package static func touch(_ path: String) throws(Failure) {
    if utimensat(AT_FDCWD, path, nil, 0) != 0 { throw Failure(.write, path) }
  }

  /// Makes a folder and those around it, and returns those that were not there, outermost first.
  @discardableResult
  package static func createFolder(_ path: String) throws(Failure) -> [String] {
    if kind(of: path) == .folder { return [] }
    var created: [String] = []
    if let slash = path.lastIndex(of: "/"), slash > path.startIndex {
      created = try createFolder(String(path[..<slash]))
    }
    if mkdir(path, 0o777) == 0 { return created + [path] }
    let code = errno
    // Another process may have been quicker.
    if code == EEXIST, kind(of: path) == .folder { return created }
    removeEmptyFolders(created)
    throw Failure(.createFolder, path, code: code)
  }

  /// Removes folders that `createFolder` has made. One that holds something by now stays.
  package static func removeEmptyFolders(_ folders: [String]) {
    for folder in folders.reversed() { rmdir(folder) }
  }

  package static var processID: Int32 { getpid() }

  package static func isRunning(_ processID: Int32) -> Bool {
    kill(processID, 0) == 0 || errno == EPERM
  }
}
