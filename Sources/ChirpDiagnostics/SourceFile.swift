/// A text that was read: the path it is shown under, and its bytes.
package struct SourceFile: Sendable {
  /// Tells the files of one run apart in a `SourceRange`.
  package struct ID: Hashable, Comparable, Sendable {
    package let rawValue: UInt32

    package init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    package static func < (lhs: ID, rhs: ID) -> Bool {
      lhs.rawValue < rhs.rawValue
    }
  }

  /// Where the text is from.
  package enum Origin: Sendable {
    /// A file of that path.
    case file
    /// The value of the option whose name the path is.
    case option
    /// The program itself, in which the text has that path.
    case program
  }

  package let id: ID
  /// As the user named it, relative or absolute.
  package let path: String
  /// UTF-8, as read, with a byte order mark where there was one.
  package let bytes: [UInt8]
  package let origin: Origin

  package init(
    id: ID = ID(rawValue: 0), path: String, bytes: [UInt8], origin: Origin = .file
  ) {
    self.id = id
    self.path = path
    self.bytes = bytes
    self.origin = origin
  }

  package init(id: ID = ID(rawValue: 0), path: String, text: String) {
    self.init(id: id, path: path, bytes: Array(text.utf8))
  }
}
