import ChirpDiagnostics

/// The names that the user gives to things of a spec, in place of those that would be made of what the
/// spec says. What is sent stays as it is.
struct Renaming {
  private enum Target {
    case type(SourceRange)
    /// A field, a parameter, a case, a route, a code or a scheme.
    case member(SourceRange)
    case group(String)
  }

  private var types: [SourceRange: Located<String>] = [:]
  private var members: [SourceRange: Located<String>] = [:]
  private var groups: [String: Located<String>] = [:]

  init(
    _ renames: [Rename], of spec: Spec, types table: TypeTable, diagnostics: inout Diagnostics
  ) {
    if renames.isEmpty { return }
    let targets = Self.targets(in: spec, types: table)
    var nearNames = NearNames(targets.keys.sorted())
    for rename in renames {
      guard let named = targets[rename.old.value] else {
        let near = nearNames.nearest(to: rename.old.value)
        diagnostics.error(
          .unknown(rename.old.value), at: rename.old.range,
          notes: [.init(near.map { .didYouMean($0) } ?? .paths)])
        continue
      }
      guard Identifier.isIdentifier(rename.new.value) else {
        diagnostics.error(.notAName(rename.new.value), at: rename.new.range)
        continue
      }
      for target in named { add(target, rename.new) }
    }
  }

  private mutating func add(_ target: Target, _ name: Located<String>) {
    switch target {
    case .type(let place): types[place] = name
    case .member(let place): members[place] = name
    case .group(let group): groups[group] = name
    }
  }

  /// - Parameter path: What the spec calls the type: `Page.Metadata`.
  func type(_ wire: Located<String>, path: String) -> Nameable {
    Nameable(wire, .name(path), given: types[wire.range])
  }

  /// The type `id`.
  func type(_ id: TypeTable.ID, of types: TypeTable) -> Nameable {
    type(types[id].definition.name, path: types[id].name)
  }

  /// - Parameter owner: What it is a member of; nil for a route.
  func member(_ wire: Located<String>, of owner: String?) -> Nameable {
    let path = owner.map { Nameable.Path.member(of: $0) } ?? .name(wire.value)
    return Nameable(wire, path, given: members[wire.range])
  }

  func group(_ wire: Located<String>) -> Nameable {
    Nameable(wire, .name(wire.value), given: groups[wire.value])
  }

  /// What can be renamed, by its path: `Post.author`, `feed.per`, `errors.not_found`.
  private static func targets(in spec: Spec, types: TypeTable) -> [String: [Target]] {
    var targets: [String: [Target]] = [:]
    for id in types.ids {
      let entry = types[id]
      targets[entry.name, default: []].append(.type(entry.definition.name.range))
      for name in memberNames(of: entry.definition) {
        targets["\(entry.name).\(name.value)", default: []].append(.member(name.range))
      }
    }
    for route in spec.routes {
      targets[route.name.value, default: []].append(.member(route.name.range))
      for field in route.pathParameters + route.query + route.headers
        + (route.body?.value.fields ?? [])
      {
        targets["\(route.name.value).\(field.name.value)", default: []]
          .append(.member(field.name.range))
      }
      if let group = route.group { targets[group.value, default: []].append(.group(group.value)) }
    }
    for scheme in spec.authentication {
      targets["auth.\(scheme.name.value)", default: []].append(.member(scheme.name.range))
    }
    for code in spec.errors?.codes ?? [] {
      targets["errors.\(code.value)", default: []].append(.member(code.range))
    }
    return targets
  }

  private static func memberNames(of definition: TypeDefinition) -> [Located<String>] {
    switch definition.kind {
    case .structure(let fields): fields.map(\.name)
    case .enumeration(let cases): cases.map(\.name)
    case .union(let union): union.variants.compactMap(\.tag)
    case .alias, .hole: []
    }
  }
}

extension Diagnostic.Message {
  fileprivate static let paths: Self = """
    named are 'Post', 'Post.author', 'feed', 'feed.per', a group, 'auth.session', 'errors.not_found'
    """

  fileprivate static func unknown(_ name: String) -> Self {
    "the spec has nothing that is called '\(name)'"
  }

  fileprivate static func notAName(_ name: String) -> Self {
    "'\(name)' is not a name in Swift"
  }
}
