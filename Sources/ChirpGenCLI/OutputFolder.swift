import ChirpDiagnostics
import ChirpGenCore

/// A folder that files go into, to be compared with those of other specs.
struct OutputFolder {
  private let realPath: String
  private let path: GivenPath
  /// The names on the way to it. On many disks those that differ in case alone are one, and a
  /// repository is checked out on disks of both kinds.
  private let names: [String]

  /// - Parameters:
  ///   - realPath: Without links.
  ///   - path: As the user gives it.
  init(realPath: String, path: GivenPath) {
    self.realPath = realPath
    self.path = path
    names = realPath.split(separator: "/").map { $0.lowercased() }
  }

  /// Refuses the folder if it is one of `others`, inside of one or around one: the first tells.
  func check(against others: some Sequence<OutputFolder>, diagnostics: inout Diagnostics) {
    for other in others where report(clashWith: other, diagnostics: &diagnostics) { return }
  }

  /// Whether there is one.
  private func report(
    clashWith other: OutputFolder, diagnostics: inout Diagnostics
  ) -> Bool {
    let (path, otherPath) = (path.text, other.path.text)
    let message: Diagnostic.Message
    var notes: [Diagnostic.Note] = [.init(.otherOutput, at: other.path.range)]
    if names == other.names {
      message = .sameOutput(path)
      if path != otherPath {
        let differsInCase = realPath != other.realPath
        notes.append(.init(.oneFolder(path, otherPath, differsInCase: differsInCase)))
      }
      notes.append(.init(.twoTargets))
    } else if names.starts(with: other.names) {
      message = .inside(path, otherPath)
      notes.append(.init(.besideEachOther))
    } else if other.names.starts(with: names) {
      message = .around(path, otherPath)
      notes.append(.init(.besideEachOther))
    } else {
      return false
    }
    diagnostics.error(message, at: self.path.range, notes: notes)
    return true
  }
}

extension Diagnostic.Message {
  fileprivate static let otherOutput: Self = "the other one stands here"
  fileprivate static let twoTargets: Self = "give each spec a folder, and so a target, of its own"
  fileprivate static let besideEachOther: Self = """
    a target takes in the folders inside of its own: put the two beside each other
    """

  fileprivate static func sameOutput(_ folder: String) -> Self {
    "two specs generate into the folder '\(folder)'"
  }

  fileprivate static func oneFolder(
    _ folder: String, _ other: String, differsInCase: Bool
  ) -> Self {
    "'\(folder)' and '\(other)' are one folder\(differsInCase ? " on a disk that ignores case" : "")"
  }

  fileprivate static func inside(_ folder: String, _ other: String) -> Self {
    "the folder '\(folder)' lies in '\(other)', into which another spec generates"
  }

  fileprivate static func around(_ folder: String, _ other: String) -> Self {
    "the folder '\(folder)' holds '\(other)', into which another spec generates"
  }
}
