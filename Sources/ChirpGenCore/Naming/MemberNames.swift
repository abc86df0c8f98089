import ChirpDiagnostics

/// Gives names to all members of one scope of the generated code: the properties of a type, the cases
/// of an enumeration, the parameters of a function.
///
/// A name is made of what is sent. Fields of one type, and parameters of one place, that ask for one name
/// are refused: whichever had it would lose it where another one goes before it, and a new field is to
/// rename none that is there. Of what has to have a name, the values of an enumeration and the codes of
/// errors, the one whose text is nearest to a name has it, and each other falls back to a name that is
/// made of its own text alone, whatever the order. So do parameters of different places.
struct MemberNames {
  /// What is done about members of one place that ask for one name.
  enum Clashes {
    case refused
    case settled
  }

  struct Member {
    let part: Nameable
    /// Where a parameter stands: `query`. It tells parameters of one name apart.
    var origin: Origin?

    /// Whether the name is not on the wire, and goes before all others.
    var isFixed: Bool {
      if case .none = part.path { return true }
      return part.given != nil
    }
  }

  /// What the parameters of a function are taken from, in their order.
  enum Origin: String {
    case path
    case query
    case header
    case body
  }

  private let members: [Member]
  private let reserved: [Set<String>]
  /// The members that are to be named: those that are given twice are not.
  private let indexes: [Int]
  /// The names that are asked for from several places.
  private var shared: Set<String> = []
  private var owners: [String: Int] = [:]
  private var names: [String?]

  private init(_ members: [Member], reserved: [Set<String>]) {
    self.members = members
    self.reserved = reserved
    names = Array(repeating: nil, count: members.count)
    var origins: [String: Set<Origin?>] = [:]
    indexes = members.indices.filter { index in
      let member = members[index]
      return origins[member.part.text, default: []].insert(member.origin).inserted
    }
    var originsByName: [String: Set<Origin>] = [:]
    for member in members {
      guard let origin = member.origin, let name = Identifier.member(member.part.text) else {
        continue
      }
      originsByName[name, default: []].insert(origin)
    }
    shared = Set(originsByName.lazy.filter { $0.value.count > 1 }.map(\.key))
  }

  /// The names, as they are declared, in the order of `members`.
  ///
  /// - Parameter reserved: Names that the scope has otherwise.
  static func names(
    for members: [Member], reserved: [Set<String>], clashes: Clashes,
    remedy: Diagnostic.Message, diagnostics: inout Diagnostics
  ) -> [String] {
    if let names = undisputedNames(for: members, reserved: reserved) { return names }
    var scope = MemberNames(members, reserved: reserved)
    scope.giveWantedNames()
    let isRefused =
      clashes == .refused && scope.names.contains(nil)
      && scope.refuseClashes(remedy, diagnostics: &diagnostics)
    scope.giveOtherNames()
    scope.checkGiven(remedy, diagnostics: &diagnostics)
    return scope.names.enumerated().map { index, name in
      if let name { return Keywords.escaped(name) }
      return isRefused ? "_" : scope.clash(index, remedy, diagnostics: &diagnostics)
    }
  }

  /// A scope of more members is not searched for names that are alike.
  private static let searchedCount = 16

  /// The names, if each member can have the one that it asks for, as in nearly all scopes.
  private static func undisputedNames(
    for members: [Member], reserved: [Set<String>]
  ) -> [String]? {
    if members.count > searchedCount { return nil }
    var names: [String] = []
    names.reserveCapacity(members.count)
    for member in members {
      guard let wanted = Identifier.member(member.part.text) else { return nil }
      let name = Keywords.visible(wanted)
      if member.part.given != nil, name != wanted { return nil }
      if names.contains(name) || reserved.contains(where: { $0.contains(name) }) { return nil }
      names.append(name)
    }
    return names.map(Keywords.escaped)
  }

  private mutating func giveOtherNames() {
    for alternative in Alternative.allCases {
      let pending = indexes.filter { index in
        names[index] == nil
          && (alternative != .origin || isShared(members[index].part.text))
      }
      giveNames(to: pending, alternative)
    }
  }

  private func isShared(_ wire: String) -> Bool {
    Identifier.member(wire).map(shared.contains) ?? false
  }

  private func isReserved(_ name: String) -> Bool {
    reserved.contains { $0.contains(name) }
  }

  /// Gives each name to the member that is nearest to it.
  private mutating func giveWantedNames() {
    for index in indexes {
      guard let name = Identifier.member(members[index].part.text).map(Keywords.visible),
        !isReserved(name)
      else { continue }
      if let owner = owners[name], !isNearer(index, than: owner, to: name) { continue }
      if let owner = owners[name] { names[owner] = nil }
      owners[name] = index
      names[index] = name
    }
  }

  /// Gives those names that are free and that only one member falls back to.
  private mutating func giveNames(to pending: [Int], _ alternative: Alternative) {
    var takers: [String: [Int]] = [:]
    for index in pending {
      guard let name = alternative.name(for: members[index]).map(Keywords.visible),
        !isReserved(name), owners[name] == nil
      else { continue }
      takers[name, default: []].append(index)
    }
    for (name, indexes) in takers {
      guard let index = indexes.first, indexes.count == 1 else { continue }
      owners[name] = index
      names[index] = name
    }
  }

  /// Whether one member has a better claim to `name` than another, whatever their order.
  private func isNearer(_ index: Int, than other: Int, to name: String) -> Bool {
    let (left, right) = (members[index], members[other])
    if left.isFixed != right.isFixed { return left.isFixed }
    // Both make the same name; for `self`, that is not `name` itself.
    let wanted = Identifier.member(left.part.text) ?? name
    let leftDistance = Identifier.distance(of: left.part.text, from: wanted)
    let rightDistance = Identifier.distance(of: right.part.text, from: wanted)
    if leftDistance != rightDistance { return leftDistance < rightDistance }
    if let origin = left.origin, let otherOrigin = right.origin, origin != otherOrigin {
      return origin.rank < otherOrigin.rank
    }
    return left.part.text < right.part.text
  }

  /// A name, and the place whose members have one each.
  private struct Claim: Hashable {
    let name: String
    let origin: Origin?
  }

  /// Reports each name that several members of one place ask for, at the second of them.
  ///
  /// - Returns: Whether there is one.
  private func refuseClashes(
    _ remedy: Diagnostic.Message, diagnostics: inout Diagnostics
  ) -> Bool {
    var claims: [Claim: [Int]] = [:]
    for index in indexes where !members[index].isFixed {
      guard let name = ownName(of: members[index]) else { continue }
      claims[Claim(name: name, origin: members[index].origin), default: []].append(index)
    }
    let clashes = claims.filter { $0.value.count > 1 }
    for (claim, claimants) in clashes {
      let parts = claimants.map { members[$0].part }
      // Where they are one on the wire as well, a rule tells.
      if diagnostics.hasError(at: parts[1].wire.range) { continue }
      let further = parts.dropFirst(2).map { part in
        Diagnostic.Note(.place("'\(part.wire.value)'"), at: part.wire.range)
      }
      NameFault(part: parts[1], name: claim.name, owner: NameFault.Owner(part: parts[0])).report(
        .clash(parts.map(\.wire.value), claim.name), notes: further, remedy: remedy,
        isTaken: isTaken, diagnostics: &diagnostics)
    }
    return !clashes.isEmpty
  }

  /// The name that is made of a member alone, whatever others there are.
  private func ownName(of member: Member) -> String? {
    if let name = Identifier.member(member.part.text).map(Keywords.visible), !isReserved(name) {
      return name
    }
    return Alternative.allCases.lazy.filter { $0 != .origin }
      .compactMap { $0.name(for: member).map(Keywords.visible) }.first { !isReserved($0) }
  }

  /// Reports a member for which no name is left; gives the name that it cannot have.
  private func clash(
    _ index: Int, _ remedy: Diagnostic.Message, diagnostics: inout Diagnostics
  ) -> String {
    let part = members[index].part
    let wanted = Identifier.member(part.text).map(Keywords.visible)
    let name = wanted.flatMap { owners[$0] == nil ? nil : $0 } ?? Alternative.last(for: part.text)
    guard let owner = owners[name].map({ members[$0].part }) else { return name }
    NameFault(part: part, name: name, owner: NameFault.Owner(part: owner)).report(
      .clash(part.wire.value, owner.wire.value, name), remedy: remedy, isTaken: isTaken,
      diagnostics: &diagnostics)
    return name
  }

  /// Reports the names that the user gives and that are not to be had: in place of those that are made
  /// of a text, there are others.
  private func checkGiven(_ remedy: Diagnostic.Message, diagnostics: inout Diagnostics) {
    for index in indexes {
      let part = members[index].part
      guard part.given != nil, let wanted = Identifier.member(part.text), names[index] != wanted,
        isReserved(wanted) || !isVisible(wanted)
      else { continue }
      NameFault(part: part, name: wanted).report(
        .reserved(part.wire.value, wanted), remedy: remedy, isTaken: isTaken,
        diagnostics: &diagnostics)
    }
  }

  private func isVisible(_ name: String) -> Bool {
    Keywords.visible(name) == name
  }

  private func isTaken(_ name: String) -> Bool {
    isReserved(name) || !isVisible(name) || owners[name] != nil
  }
}

extension MemberNames {
  /// What a member may be called that does not have the name it wants, the best first. Each is made
  /// of the member alone.
  private enum Alternative: CaseIterable {
    /// With where it stands: `bodyID`.
    case origin
    /// As it is on the wire: `_type`; behind a `_` if it begins with a capital: `_ACTIVE`.
    case verbatim
    /// With what is no letter in words: `dashType`.
    case spelled
    /// With what sets it apart from a name that has a meaning in Swift: `_rawValue`.
    case marked
    case bytes

    func name(for member: Member) -> String? {
      let wire = member.part.text
      switch self {
      case .origin: return member.origin.flatMap { Identifier.member("\($0.rawValue)_\(wire)") }
      case .verbatim: return Identifier.verbatim(wire)
      case .spelled: return Identifier.spelled(wire)
      case .marked:
        return (Identifier.member(wire) ?? Identifier.spelled(wire)).map { name in
          name.hasPrefix("_") ? "\(name)Value" : "_\(name)"
        }
      case .bytes: return Self.last(for: wire)
      }
    }

    /// A name that no other wire name falls back to.
    static func last(for wire: String) -> String {
      let digits = wire.utf8.map { byte in
        (byte < 0x10 ? "0" : "") + String(byte, radix: 16)
      }
      return "value\(digits.joined())"
    }
  }
}

extension MemberNames.Origin {
  fileprivate var rank: Int {
    switch self {
    case .path: 0
    case .query: 1
    case .header: 2
    case .body: 3
    }
  }
}
