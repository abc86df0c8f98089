#if os(Linux)
  import ChirpGenCore

  #if canImport(Musl)
    import Musl
  #else
    import Glibc
  #endif

  /// What happens in folders, by inotify(7).
  final class FolderEvents {
    /// What to do if something cannot be watched.
    static let advice = """
      end other programs that watch files, or raise 'fs.inotify.max_user_watches' and \
      'fs.inotify.max_user_instances'
      """

    /// Can be read when something has happened.
    let descriptor: Int32
    /// What is watched, by its watch.
    private var folders: [Int32: WatchedFolder] = [:]

    /// - Parameter folder: The folder that is to blame if nothing can be watched.
    init(in folder: String) throws(FileSystem.Failure) {
      descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
      if descriptor < 0 { throw Self.failure(folder, errno) }
    }

    deinit {
      close(descriptor)
    }

    /// Watches `folders`, and no others any more. Those that are not there are left out: their names
    /// are watched in the folders around them.
    func watch(_ folders: [String: WatchedFolder]) throws(FileSystem.Failure) {
      var watched: [Int32: WatchedFolder] = [:]
      for (path, folder) in folders.sorted(by: { $0.key < $1.key }) {
        switch add(path, folder.mask | UInt32(IN_ONLYDIR)) {
        case .watch(let watch): watched[watch, default: folder].add(folder)
        case .refusal(EACCES):
          // What lies in a folder that may not be listed can be watched all the same.
          for name in folder.names {
            guard case .watch(let watch) = add(Paths.join(path, name), folder.mask) else {
              continue
            }
            watched[watch, default: .itself].add(.itself)
          }
        case .refusal(let code) where code == ENOSPC || code == ENOMEM:
          throw Self.failure(path, code)
        case .refusal: break
        }
      }
      for watch in self.folders.keys where watched[watch] == nil {
        inotify_rm_watch(descriptor, watch)
      }
      self.folders = watched
    }

    private enum Answer {
      case watch(Int32)
      case refusal(Int32)
    }

    private func add(_ path: String, _ mask: UInt32) -> Answer {
      let watch = inotify_add_watch(descriptor, path, mask)
      return watch < 0 ? .refusal(errno) : .watch(watch)
    }

    private static func failure(_ path: String, _ code: Int32) -> FileSystem.Failure {
      switch code {
      case EMFILE, ENOSPC:
        FileSystem.Failure(.watch, path, reason: "the system watches no more for this user")
      default: FileSystem.Failure(.watch, path, code: code)
      }
    }

    /// Takes what has happened, and says whether it concerns a name that matters.
    func takeAll() -> Bool {
      var isRelevant = false
      while true {
        let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 14) { buffer, count in
          count = max(0, read(descriptor, buffer.baseAddress, buffer.count))
        }
        if bytes.isEmpty { return isRelevant }
        if concernsName(bytes) { isRelevant = true }
      }
    }

    private func concernsName(_ bytes: [UInt8]) -> Bool {
      var rest = bytes[...]
      while rest.count >= MemoryLayout<inotify_event>.size {
        let event = rest.withUnsafeBytes { $0.loadUnaligned(as: inotify_event.self) }
        rest = rest.dropFirst(MemoryLayout<inotify_event>.size)
        // Some are lost.
        if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { return true }
        let name = String(decoding: rest.prefix(Int(event.len)).prefix { $0 != 0 }, as: UTF8.self)
        if folders[event.wd]?.concerns(name) == true { return true }
        rest = rest.dropFirst(Int(event.len))
      }
      return false
    }
  }

  extension WatchedFolder {
    /// The events of it that are asked for.
    fileprivate var mask: UInt32 {
      let names = IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_ATTRIB
      return UInt32(holdsInputs ? names | IN_MODIFY | IN_CLOSE_WRITE : names)
    }
  }
#endif
