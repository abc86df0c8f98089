import ChirpDiagnostics

/// Which parts of a spec are generated: routes, by their names or their groups, and types.
struct SpecSelection {
  private let included: [Located<String>]
  private let excluded: [Located<String>]
  private let includedNames: Set<String>
  private let excludedNames: Set<String>

  init(included: [Located<String>], excluded: [Located<String>]) {
    self.included = included
    self.excluded = excluded
    includedNames = Set(included.map(\.value))
    excludedNames = Set(excluded.map(\.value))
  }

  /// Whether nothing is left out.
  var isAll: Bool {
    included.isEmpty && excluded.isEmpty
  }

  /// The routes of `spec` that are asked for, with the types that they use, and the types that are
  /// asked for.
  func selected(of spec: Spec, diagnostics: inout Diagnostics) -> Spec {
    if isAll { return spec }
    checkNames(spec, diagnostics: &diagnostics)
    var selected = spec
    selected.routes = spec.routes.filter { isSelected($0) }
    let uses = uses(of: selected, in: spec)
    let asked = Dictionary(included.map { ($0.value, $0.range) }) { first, _ in first }
    for part in excluded {
      if let range = asked[part.value] {
        diagnostics.error(
          .bothWays(part.value), at: part.range, notes: [.init(.askedFor(part.value), at: range)])
      } else if let place = uses.place(of: part.value) {
        diagnostics.error(
          .usedThough(part.value), at: part.range, notes: [.init(.usedHere, at: place)])
      }
    }
    selected.types = spec.types.filter { uses.place(of: $0.name.value) != nil }
    return selected
  }

  private func isSelected(_ route: Route) -> Bool {
    let names = [route.name.value, route.group?.value].compactMap(\.self)
    let isAsked = included.isEmpty || names.contains(where: includedNames.contains)
    return isAsked && !names.contains(where: excludedNames.contains)
  }

  /// The types that are needed for `selected`, which are some routes of `spec`, or asked for.
  private func uses(of selected: Spec, in spec: Spec) -> TypeUses {
    var uses = TypeUses(spec)
    for route in selected.routes { uses.add(route) }
    if let errors = spec.errors { uses.add(errors.type) }
    if included.isEmpty {
      // A type that no route uses is there for its own sake.
      var ofRoutes = TypeUses(spec)
      for route in spec.routes { ofRoutes.add(route) }
      for type in spec.types
      where ofRoutes.place(of: type.name.value) == nil && !excludedNames.contains(type.name.value) {
        uses.add(type)
      }
    } else {
      for type in spec.types where includedNames.contains(type.name.value) { uses.add(type) }
    }
    return uses
  }

  private func checkNames(_ spec: Spec, diagnostics: inout Diagnostics) {
    let names =
      spec.routes.flatMap { [$0.name.value, $0.group?.value].compactMap(\.self) }
      + spec.types.map(\.name.value)
    let known = Set(names)
    var nearNames = NearNames(names)
    for part in included + excluded where !known.contains(part.value) {
      let near = nearNames.nearest(to: part.value)
      diagnostics.error(
        .unknown(part.value), at: part.range, notes: near.map { [.init(.didYouMean($0))] } ?? [])
    }
  }
}

extension Diagnostic.Message {
  fileprivate static let usedHere: Self = "it is used here, by what is not left out"

  fileprivate static func bothWays(_ name: String) -> Self {
    "'\(name)' is left out, and asked for too"
  }

  fileprivate static func askedFor(_ name: String) -> Self {
    "'\(name)' is asked for here"
  }

  fileprivate static func unknown(_ name: String) -> Self {
    "the spec has no group, route or type '\(name)'"
  }

  fileprivate static func usedThough(_ name: String) -> Self {
    "the type '\(name)' cannot be left out"
  }
}
