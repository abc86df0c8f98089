package import ChirpDiagnostics
import ChirpYAML

/// Reads a spec with the files that it includes.
package struct SpecLoader {
  /// Gives the file at a path, which is below the folder of the spec, or nil, with an error at the
  /// place where it is included.
  package typealias Read = (Located<String>, inout Diagnostics) -> SourceFile?

  /// How many files a spec may be made of.
  private static let maximumCount = 200

  private let read: Read
  /// The folder of the first file, with a slash behind it, or nothing.
  private let folder: String
  private var spec = Spec()
  /// Where each file is included that has been read, by its path from the folder.
  private var included: [String: SourceRange] = [:]
  /// The files that lead to the one that is being read.
  private var active: [String] = []

  /// The spec in `file`, or nil if that holds none.
  package static func spec(
    in file: SourceFile, read: @escaping Read, diagnostics: inout Diagnostics
  ) -> Spec? {
    guard let root = Composer().compose(file, diagnostics: &diagnostics),
      let spec = SpecReader.read(root, diagnostics: &diagnostics)
    else { return nil }
    if spec.includes.isEmpty { return spec }
    var loader = SpecLoader(spec, file: file, read: read)
    loader.include(spec.includes, diagnostics: &diagnostics)
    return loader.spec
  }

  private init(_ spec: Spec, file: SourceFile, read: @escaping Read) {
    self.spec = spec
    self.read = read
    let path = file.path
    folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    active = [String(path.dropFirst(folder.count))]
  }

  private mutating func include(_ paths: [Located<String>], diagnostics: inout Diagnostics) {
    for path in paths {
      guard let name = resolved(path, diagnostics: &diagnostics),
        isNew(name, at: path.range, diagnostics: &diagnostics),
        let part = part(Located(name, at: path.range), diagnostics: &diagnostics)
      else { continue }
      add(part, diagnostics: &diagnostics)
      active.append(name)
      include(part.includes, diagnostics: &diagnostics)
      active.removeLast()
    }
  }

  /// The path from the folder of the first file, or nil, with an error, if it leads out of that.
  private func resolved(
    _ path: Located<String>, diagnostics: inout Diagnostics
  ) -> String? {
    var parts = active.last?.split(separator: "/").dropLast().map(String.init) ?? []
    var isBelow = !path.value.hasPrefix("/") && !path.value.utf8.contains(0)
    for part in path.value.split(separator: "/") where part != "." {
      if part != ".." {
        parts.append(String(part))
      } else if parts.popLast() == nil {
        isBelow = false
      }
    }
    if isBelow, !parts.isEmpty { return parts.joined(separator: "/") }
    diagnostics.error(.outside(path.value), at: path.range, notes: [.init(.below)])
    return nil
  }

  /// Whether the file is still to be read: one that two others include is read once.
  private mutating func isNew(
    _ name: String, at range: SourceRange, diagnostics: inout Diagnostics
  ) -> Bool {
    if active.contains(name) {
      let note = included[name].map { Diagnostic.Note(.includedHere(name), at: $0) }
      diagnostics.error(.circle(name), at: range, notes: note.map { [$0] } ?? [])
      return false
    }
    if included[name] != nil { return false }
    if included.count == Self.maximumCount {
      diagnostics.error(.tooMany(Self.maximumCount), at: range)
    }
    included[name] = range
    return included.count <= Self.maximumCount
  }

  private func part(
    _ name: Located<String>, diagnostics: inout Diagnostics
  ) -> Spec? {
    guard let file = read(Located(folder + name.value, at: name.range), &diagnostics),
      let root = Composer().compose(file, diagnostics: &diagnostics)
    else { return nil }
    return SpecReader.readPart(root, diagnostics: &diagnostics)
  }

  /// Adds what `part` holds. A name that is there already is told of, and left out.
  private mutating func add(_ part: Spec, diagnostics: inout Diagnostics) {
    spec.hasAllTypes = spec.hasAllTypes && part.hasAllTypes
    spec.hasAllSchemes = spec.hasAllSchemes && part.hasAllSchemes
    spec.types += Self.distinct(
      part.types, from: spec.types, "type", name: \.name, diagnostics: &diagnostics)
    spec.routes += Self.distinct(
      part.routes, from: spec.routes, "route", name: \.name, diagnostics: &diagnostics)
    spec.authentication += Self.distinct(
      part.authentication, from: spec.authentication, "authentication scheme", name: \.name,
      diagnostics: &diagnostics)
  }

  private static func distinct<Element>(
    _ new: [Element], from old: [Element], _ kind: String,
    name: (Element) -> Located<String>, diagnostics: inout Diagnostics
  ) -> [Element] {
    let known = Dictionary(old.map { (name($0).value, name($0).range) }) { first, _ in first }
    return new.filter { element in
      let name = name(element)
      guard let first = known[name.value] else { return true }
      diagnostics.error(
        .twice(kind, name.value), at: name.range, notes: [.init(.firstHere, at: first)])
      return false
    }
  }
}

extension Diagnostic.Message {
  fileprivate static let firstHere: Self = "it is first defined here"
  fileprivate static let below: Self = """
    a spec includes files of its own folder and of folders in that: 'include: [types.yaml]'
    """

  fileprivate static func outside(_ path: String) -> Self {
    "'\(path)' is not below the folder of the spec"
  }

  fileprivate static func circle(_ name: String) -> Self {
    "'\(name)' is included by what it includes itself"
  }

  fileprivate static func includedHere(_ name: String) -> Self {
    "'\(name)' is included here first"
  }

  fileprivate static func tooMany(_ count: Int) -> Self {
    "a spec is made of at most \(String(count)) files"
  }

  fileprivate static func twice(_ kind: String, _ name: String) -> Self {
    "the \(kind) '\(name)' is defined twice"
  }
}
