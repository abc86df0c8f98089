import ChirpDiagnostics

/// Something of a spec that gets a name in Swift.
struct Nameable {
  /// What the configuration calls it, to give it another name.
  enum Path {
    case name(String)
    /// Its own name behind that of what holds it: `Post.author`.
    case member(of: String)
    /// It has no name of its own.
    case none
  }

  /// What the spec calls it.
  let wire: Located<String>
  let path: Path
  /// What the user calls it.
  var given: Located<String>?

  init(_ wire: Located<String>, _ path: Path, given: Located<String>? = nil) {
    self.wire = wire
    self.path = path
    self.given = given
  }

  /// What the name in Swift is made of.
  var text: String { given?.value ?? wire.value }

  /// The path in words; nil if it cannot be renamed.
  var pathText: String? {
    switch path {
    case .name(let name): name
    case .member(let owner): "\(owner).\(wire.value)"
    case .none: nil
    }
  }
}

extension Identifier {
  /// The name of a type, of which a field defines it if it is nested: a name that the user gives is
  /// meant as it is.
  static func type(of part: Nameable, isNested: Bool) -> String? {
    isNested && part.given == nil ? nestedType(part.text) : type(part.text)
  }
}
