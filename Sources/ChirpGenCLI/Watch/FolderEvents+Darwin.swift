#if canImport(Darwin)
  import ChirpGenCore
  import Darwin

  /// What happens in folders, by kqueue(2). It tells of a folder that a name was added or removed, and
  /// of a file that it was written, so that the files are watched too.
  final class FolderEvents {
    /// What to do if something cannot be watched.
    static let advice = "end other programs that watch files, or raise the limit: ulimit -n 4096"

    /// Can be read when something has happened.
    let descriptor: Int32
    private var opened: [Int32] = []

    /// - Parameter folder: The folder that is to blame if nothing can be watched.
    init(in folder: String) throws(FileSystem.Failure) {
      descriptor = kqueue()
      if descriptor < 0 { throw FileSystem.Failure(.watch, folder) }
    }

    deinit {
      for file in opened { close(file) }
      close(descriptor)
    }

    /// Watches `folders`, and no others any more. Those that are not there are left out: their names
    /// are watched in the folders around them.
    func watch(_ folders: [String: WatchedFolder]) throws(FileSystem.Failure) {
      // Under a path there may be another file by now: all are opened anew.
      let former = opened
      opened = []
      defer { for file in former { close(file) } }
      for (path, folder) in folders {
        try watch(path)
        if folder.holdsInputs {
          for name in folder.names { try watch(Paths.join(path, name)) }
        }
      }
    }

    private func watch(_ path: String) throws(FileSystem.Failure) {
      let file = open(path, O_EVTONLY | O_CLOEXEC)
      if file < 0 {
        if errno == EMFILE || errno == ENFILE { throw FileSystem.Failure(.watch, path) }
        return
      }
      opened.append(file)
      let notes = NOTE_WRITE | NOTE_EXTEND | NOTE_ATTRIB | NOTE_DELETE | NOTE_RENAME | NOTE_REVOKE
      var change = kevent(
        ident: UInt(file), filter: Int16(EVFILT_VNODE), flags: UInt16(EV_ADD | EV_CLEAR),
        fflags: UInt32(notes), data: 0, udata: nil)
      if kevent(descriptor, &change, 1, nil, 0, nil) < 0 {
        throw FileSystem.Failure(.watch, path)
      }
    }

    /// Takes what has happened, and says whether that was anything.
    func takeAll() -> Bool {
      var isRelevant = false
      var events = [kevent](repeating: kevent(), count: 64)
      var now = timespec()
      while kevent(descriptor, nil, 0, &events, Int32(events.count), &now) > 0 {
        isRelevant = true
      }
      return isRelevant
    }
  }
#endif
