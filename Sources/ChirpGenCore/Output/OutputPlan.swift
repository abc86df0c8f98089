package import ChirpDiagnostics

/// What there is to do so that a folder holds the files generated from a spec, and no others that
/// were generated from it before.
package struct OutputPlan: Sendable {
  package struct Change: Sendable {
    package let file: GeneratedFile
    /// The bytes that are there now; nil if there is no such file.
    package let current: [UInt8]?
  }

  /// A generated file that the spec no longer gives.
  package struct Orphan: Sendable {
    package let name: String
    package let bytes: [UInt8]
  }

  package let folder: String
  /// The folder as the user names it.
  package let name: String
  /// Files to write: changed and missing ones.
  package private(set) var changes: [Change] = []
  package private(set) var orphans: [Orphan] = []
  package private(set) var unchangedCount = 0
  /// What a run that was killed has left.
  let leftovers: [String]
  /// The name of the spec's file, as the files' first lines give it.
  private let source: String
  /// Whether nobody else's files are in the folder, so that those of another spec are old ones.
  private let isOurs: Bool
  /// Other specs that files of the folder were generated from, and how many.
  private var foreign: [(source: String, count: Int)] = []

  package var isEmpty: Bool {
    changes.isEmpty && orphans.isEmpty
  }

  /// A larger file is not ours.
  private static let maximumSize = 1 << 30

  /// Compares `files`, which are of one spec, with what is in `folder`. Files of others that stand
  /// where ours should go are reported, and all that were generated from another spec.
  ///
  /// - Parameter isOurs: Whether the folder belongs to the spec, whatever it was called before: what
  ///   was generated from another one is replaced.
  package init(
    _ files: [GeneratedFile], folder: String, name: String, isOurs: Bool = false,
    diagnostics: inout Diagnostics
  ) throws(FileSystem.Failure) {
    self.folder = folder
    self.name = name
    self.isOurs = isOurs
    source = files.first.flatMap { GeneratedFile.source(of: $0.bytes) } ?? ""
    let names = try FileSystem.names(in: folder)
    leftovers = names.filter { StagedFile.isLeftover($0) }
    let existing = Set(names)
    let found = files.concurrentMap { file in
      Self.find(file, in: folder, isListed: existing.contains(file.name))
    }
    for (file, found) in zip(files, found) { add(file, found, diagnostics: &diagnostics) }
    let generated = Set(files.map(\.name))
    for name in names where name.hasSuffix(".swift") && !generated.contains(name) {
      guard let origin = sourceOfFile(name) else { continue }
      if isMine(origin) {
        let bytes = try FileSystem.read("\(folder)/\(name)", limit: Self.maximumSize)
        orphans.append(Orphan(name: name, bytes: bytes))
      } else {
        addForeign(from: origin)
      }
    }
    reportForeign(diagnostics: &diagnostics)
  }

  /// Whether a file that was generated from `origin` is the spec's to replace and to remove.
  private func isMine(_ origin: String?) -> Bool {
    origin == source || isOurs && origin != nil
  }

  /// What is there in the place of a file.
  private enum Found: Sendable {
    case nothing
    case same
    case other([UInt8])
    case fault(FileSystem.Failure)
  }

  private static func find(_ file: GeneratedFile, in folder: String, isListed: Bool) -> Found {
    let path = "\(folder)/\(file.name)"
    do throws(FileSystem.Failure) {
      // A disk that ignores case finds it under a name that is not listed; and a name that the disk
      // does not take has to be found out before anything is renamed.
      let isThere = isListed ? true : try FileSystem.exists(path)
      guard isThere else { return .nothing }
      let current = try FileSystem.read(path, limit: maximumSize)
      return FileSystem.areSame(current, file.bytes) ? .same : .other(current)
    } catch {
      return .fault(error)
    }
  }

  private mutating func add(
    _ file: GeneratedFile, _ found: Found, diagnostics: inout Diagnostics
  ) {
    switch found {
    case .nothing: changes.append(Change(file: file, current: nil))
    case .same: unchangedCount += 1
    case .other(let current):
      let origin = GeneratedFile.source(of: current)
      if current.isEmpty || isMine(origin) {
        changes.append(Change(file: file, current: current))
      } else if let origin {
        addForeign(from: origin)
      } else {
        diagnostics.error(.notGenerated("\(name)/\(file.name)"), at: nil, notes: [.init(.makeWay)])
      }
    case .fault(let error):
      let isInTheWay = error.action == .read
      diagnostics.error(
        isInTheWay
          ? .cannotRead("\(name)/\(file.name)", error.reason)
          : .cannotWrite("\(name)/\(file.name)", error.reason),
        at: nil, notes: isInTheWay ? [.init(.makeWay)] : [])
    }
  }

  /// The spec that a file of the folder was generated from, if it was. One that cannot be read may be
  /// anybody's.
  private func sourceOfFile(_ name: String) -> String? {
    let path = "\(folder)/\(name)"
    guard FileSystem.kind(of: path) == .file,
      let beginning = try? FileSystem.beginning(of: path, count: GeneratedFile.headerSize)
    else { return nil }
    return GeneratedFile.source(of: beginning)
  }

  private mutating func addForeign(from other: String) {
    if let index = foreign.firstIndex(where: { $0.source == other }) {
      foreign[index].count += 1
    } else {
      foreign.append((other, 1))
    }
  }

  private func reportForeign(diagnostics: inout Diagnostics) {
    for (other, count) in foreign {
      diagnostics.error(
        .holdsForeign(name, other, count: count), at: nil,
        notes: [.init(.anotherFolder), .init(.renamed(other, source))])
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func notGenerated(_ path: String) -> Self {
    "'\(path)' was not generated by chirp-gen, and is left alone"
  }

  fileprivate static func cannotWrite(_ path: String, _ reason: String) -> Self {
    "cannot write '\(path)': \(reason)"
  }

  fileprivate static func cannotRead(_ path: String, _ reason: String) -> Self {
    "cannot read '\(path)', to compare it with what the spec gives: \(reason)"
  }

  fileprivate static func holdsForeign(_ folder: String, _ source: String, count: Int) -> Self {
    count == 1
      ? "'\(folder)' holds a file that was generated from '\(source)'"
      : "'\(folder)' holds \(String(count)) files that were generated from '\(source)'"
  }

  fileprivate static let anotherFolder: Self =
    "generate each spec into a folder, and so a target, of its own"

  fileprivate static func renamed(_ old: String, _ new: String) -> Self {
    """
    if '\(new)' is the new name of '\(old)', delete the files whose first line names '\(old)', and \
    generate again
    """
  }

  fileprivate static let makeWay: Self = "move it away, or generate into another folder"
}
