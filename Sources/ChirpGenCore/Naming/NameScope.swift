import ChirpDiagnostics

/// The names of one scope of the generated code that are the user's to choose, since they do not
/// travel: types, routes and groups. Each is given out once.
struct NameScope {
  /// A scope of more names is looked up in a dictionary; most scopes are smaller.
  private static let searchedCount = 16

  /// The names in the order in which they were given out, and where the spec asks for them.
  private var given: [Given] = []
  /// The places in `given`, as soon as there are too many to search.
  private var indexes: [String: Int] = [:]
  /// Names that the output itself uses there.
  private let reserved: Set<String>
  /// How the user gets out of a clash.
  private let remedy: Diagnostic.Message

  private struct Given {
    let name: String
    let owner: NameFault.Owner
  }

  init(reserved: Set<String> = [], remedy: Diagnostic.Message) {
    self.reserved = reserved
    self.remedy = remedy
  }

  /// The name of a function, as it is declared.
  ///
  /// - Parameter description: What it is called in messages, if not by its name.
  mutating func member(
    _ part: Nameable, called description: String? = nil, diagnostics: inout Diagnostics
  ) -> String {
    let name = Identifier.member(part.text)
    if name == nil { reportNameless(part, Identifier.member, diagnostics: &diagnostics) }
    return Keywords.escaped(
      claim(name, for: part, called: description, diagnostics: &diagnostics))
  }

  /// The name of a type, as it is declared.
  ///
  /// - Parameters:
  ///   - isNested: Whether it is defined in a field of another type.
  ///   - suffix: What the name ends with, behind what is made of `part`.
  ///   - description: What it is called in messages, if not by its name.
  mutating func type(
    _ part: Nameable, isNested: Bool = false, suffix: String = "",
    called description: String? = nil, diagnostics: inout Diagnostics
  ) -> String {
    let name = Identifier.type(of: part, isNested: isNested).map { $0 + suffix }
    if name == nil { reportNameless(part, Identifier.type, diagnostics: &diagnostics) }
    return Keywords.escapedType(
      claim(name, for: part, suffix: suffix, called: description, diagnostics: &diagnostics))
  }

  private func reportNameless(
    _ part: Nameable, _ form: (String) -> String?, diagnostics: inout Diagnostics
  ) {
    let name = Identifier.spelled(part.text).flatMap(form) ?? form("other") ?? ""
    NameFault(part: part, name: name).report(
      .nameless(part.text), remedy: remedy, isTaken: isTaken, diagnostics: &diagnostics)
  }

  private mutating func claim(
    _ name: String?, for part: Nameable, suffix: String = "", called description: String?,
    diagnostics: inout Diagnostics
  ) -> String {
    guard let name else { return "_" }
    var fault = NameFault(part: part, name: name, suffix: suffix)
    if reserved.contains(name) {
      fault.report(
        .reserved(part.wire.value, name), remedy: remedy, isTaken: isTaken,
        diagnostics: &diagnostics)
    } else if let other = owner(of: name) {
      fault.owner = other.owner
      fault.report(
        message(of: fault, called: description), remedy: remedy, isTaken: isTaken,
        diagnostics: &diagnostics)
    } else {
      add(Given(name: name, owner: NameFault.Owner(part: part, description: description)))
    }
    return name
  }

  private func message(of fault: NameFault, called description: String?) -> Diagnostic.Message {
    let wire = fault.part.wire.value
    guard let owner = fault.owner else { return .reserved(wire, fault.name) }
    if description == nil, owner.description == nil {
      return .clash(wire, owner.part.wire.value, fault.name)
    }
    return .described(description ?? "'\(wire)'", owner.text, fault.name)
  }

  private func isTaken(_ name: String) -> Bool {
    reserved.contains(name) || owner(of: name) != nil
  }

  private func owner(of name: String) -> Given? {
    if given.count <= Self.searchedCount { return given.first { $0.name == name } }
    return indexes[name].map { given[$0] }
  }

  private mutating func add(_ new: Given) {
    given.append(new)
    if given.count == Self.searchedCount + 1 {
      for (index, entry) in given.enumerated() { indexes[entry.name] = index }
    } else if given.count > Self.searchedCount {
      indexes[new.name] = given.count - 1
    }
  }
}

extension Diagnostic.Message {
  static let renameField: Self = """
    give one of them another name, and put the name on the wire into its 'key'
    """
  static let renameCase: Self = """
    write the cases as a mapping from names of your choice to the values: '{ first: "+", … }'
    """
  static let renameType: Self = "choose another name; the name of a type does not travel"
  static let renameRoute: Self = "choose another name; the name of a route does not travel"
  static let renameGroup: Self = "choose another name; the name of a group does not travel"

  fileprivate static func nameless(_ wire: String) -> Self {
    "no Swift name can be made of '\(wire)'"
  }

  static func reserved(_ wire: String, _ name: String) -> Self {
    wire == name
      ? "the name '\(name)' is used by the generated code itself"
      : "'\(wire)' becomes '\(name)', a name that the generated code itself uses"
  }

  static func clash(_ wire: String, _ other: String, _ name: String) -> Self {
    if wire.utf8.elementsEqual(other.utf8) { return "'\(wire)' is named twice" }
    let alike = wire == other ? ", which differ in the form of a letter alone," : ""
    return "'\(wire)' and '\(other)'\(alike) both become '\(name)' in Swift"
  }

  static func clash(_ wires: [String], _ name: String) -> Self {
    if wires.count == 2 { return .clash(wires[1], wires[0], name) }
    let others = wires.dropLast().map { "'\($0)'" }.joined(separator: ", ")
    return "\(others) and '\(wires.last ?? "")' all become '\(name)' in Swift"
  }

  static func described(
    _ description: String, _ other: String, _ name: String
  ) -> Self {
    "\(description) and \(other) both become '\(name)' in Swift"
  }
}
