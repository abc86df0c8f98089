import ChirpDiagnostics

/// A name that something of a spec cannot have in Swift.
struct NameFault {
  /// What is to be named.
  let part: Nameable
  let name: String
  /// What the name ends with that is not made of `part`.
  var suffix = ""
  /// What has the name already, if that is something of the spec too.
  var owner: Owner?

  struct Owner {
    let part: Nameable
    /// What it is called in messages, if not by its name.
    var description: String?

    var text: String { description ?? "'\(part.wire.value)'" }
  }

  /// - Parameters:
  ///   - message: What is wrong.
  ///   - remedy: What to change in the spec.
  ///   - isTaken: Whether a name is in use where this one is to be.
  func report(
    _ message: Diagnostic.Message, notes: [Diagnostic.Note] = [], remedy: Diagnostic.Message,
    isTaken: (String) -> Bool, diagnostics: inout Diagnostics
  ) {
    // Where the user has chosen a name, that choice is at fault.
    let chosen = part.given?.range ?? owner?.part.given?.range
    var allNotes: [Diagnostic.Note] = []
    if chosen != nil {
      allNotes.append(.init(.place("'\(part.wire.value)'"), at: part.wire.range))
    }
    if let owner { allNotes.append(.init(.place(owner.text), at: owner.part.wire.range)) }
    allNotes += notes
    if chosen == nil { allNotes.append(.init(remedy)) }
    allNotes += renameNotes(isTaken: isTaken)
    diagnostics.error(message, at: chosen ?? part.wire.range, notes: allNotes)
  }

  /// A note with a line of the configuration that gives one of the two another name; none if that is
  /// of no use.
  func renameNotes(isTaken: (String) -> Bool) -> [Diagnostic.Note] {
    if let owner, owner.part.pathText == part.pathText { return [] }
    let isOwner = part.given == nil && owner?.part.given != nil || part.pathText == nil
    guard let path = isOwner ? owner?.part.pathText : part.pathText else { return [] }
    let ending = isOwner ? "" : suffix
    let free = Identifier.free(String(name.dropLast(ending.count))) { isTaken($0 + ending) }
    return [.init(.rename("rename: { \(Self.yaml(path)): \(free) }"))]
  }

  /// `text` as a key in YAML.
  private static func yaml(_ text: String) -> String {
    let isPlain = text.unicodeScalars.allSatisfy { scalar in
      ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar)
        || scalar == "_" || scalar == "."
    }
    if isPlain, !text.isEmpty { return text }
    if !text.contains("'") { return "'\(text)'" }
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"\(escaped)\""
  }
}

extension Diagnostic.Message {
  static func place(_ description: String) -> Self {
    "\(description) stands here"
  }

  fileprivate static func rename(_ example: String) -> Self {
    "a name in Swift alone is given in 'chirp-gen.yaml': \(example)"
  }
}
