#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension FileSystem {
  /// What could not be done, with which file, and why.
  package struct Failure: Error {
    /// What could not be done, as it stands behind "cannot".
    package enum Action: String, Sendable {
      case read
      case list = "read the folder"
      case write
      case createFolder = "make the folder"
      case remove
      case watch
    }

    package let action: Action
    package let path: String
    package let reason: String

    /// - Parameter code: What the system says; by default, of the call that was made last.
    package init(_ action: Action, _ path: String, code: Int32 = errno) {
      self.init(action, path, reason: String(cString: strerror(code)).lowercasedFirst)
    }

    package init(_ action: Action, _ path: String, reason: String) {
      self.action = action
      self.path = path
      self.reason = reason
    }
  }
}

extension String {
  fileprivate var lowercasedFirst: String {
    prefix(1).lowercased() + dropFirst()
  }
}
