import ChirpDiagnostics

/// Every parameter of a path is declared under 'path', and the reverse.
struct PathParameterRule: SpecRule {
  /// Whether segments like `:id` are no text in what is made of the spec.
  let fillsColons: Bool

  func check(_ spec: Spec, types: TypeTable, diagnostics: inout Diagnostics) {
    for route in spec.routes where !route.path.parts.isEmpty {
      check(route, diagnostics: &diagnostics)
    }
  }

  private func check(_ route: Route, diagnostics: inout Diagnostics) {
    let declared = route.pathParameters.map { $0.key ?? $0.name }
    var used: [String: SourceRange] = [:]
    for case .parameter(let name) in route.path.parts {
      if let first = used[name.value] {
        diagnostics.error(
          .twice(name.value), at: name.range, notes: [.init(.firstHere, at: first)])
      }
      used[name.value] = name.range
    }
    let unused = declared.filter { used[$0.value] == nil }
    let known = Set(declared.lazy.map(\.value))
    var misspellings = Misspellings(unused)
    for case .parameter(let name) in route.path.parts
    where route.hasAllPathParameters && used[name.value] == name.range
      && !known.contains(name.value)
    {
      let misspelt = misspellings.take(name.value)
      diagnostics.error(
        .undeclared(name.value), at: name.range,
        notes: [
          misspelt.map { .init(.isDeclared($0.value), at: $0.range) } ?? .init(.declare(name.value))
        ])
    }
    var foreign = foreignNames(in: route.path)
    for name in unused where route.path.isWhole && !misspellings.taken.contains(name.range) {
      let isForeign = foreign.contains { $0.text == name.value }
      foreign.removeAll { $0.text == name.value }
      diagnostics.error(
        .unused(name.value), at: name.range,
        notes: [.init(.pathIsHere(route.path.text), at: route.path.range)]
          + (isForeign ? [.init(.parameterNotation(name.value))] : []))
    }
    for name in foreign where !fillsColons || !name.isBehindColon {
      diagnostics.warning(
        .sentAsWritten(name.text), at: route.path.range,
        notes: [.init(.parameterNotation(name.text))])
    }
  }

  /// The names of what is a parameter in the notation of other tools, and a part of the text here:
  /// segments like `:id`, `<id>` and `<int:id>`.
  private func foreignNames(in path: PathTemplate) -> [ForeignName] {
    path.parts.flatMap { part -> [ForeignName] in
      guard case .literal(let text) = part, text.utf8.contains(where: { ":<".utf8.contains($0) })
      else { return [] }
      return text.split(separator: "/").compactMap { ForeignName($0) }
    }
  }
}

/// The name in a segment like `:id`, `<id>` and `<int:id>`.
private struct ForeignName {
  let text: String
  let isBehindColon: Bool

  init?(_ segment: Substring) {
    isBehindColon = segment.first == ":"
    guard isBehindColon || segment.first == "<" && segment.last == ">" else { return nil }
    let name =
      isBehindColon
      ? segment.dropFirst() : segment.dropFirst().dropLast().split(separator: ":").last ?? ""
    guard Identifier.isIdentifier(name) else { return nil }
    text = String(name)
  }
}

/// The declarations that no part of a path names: one may be meant by a part that is not declared.
/// Of a name that is misspelt in one of the two places, one error tells.
private struct Misspellings {
  private var declarations: [String: Located<String>]
  private var near: NearNames
  /// The places of those that have been taken for a misspelling.
  private(set) var taken: Set<SourceRange> = []

  init(_ unused: [Located<String>]) {
    declarations = Dictionary(unused.lazy.map { ($0.value, $0) }) { first, _ in first }
    near = NearNames(unused.map(\.value))
  }

  /// The declaration that is meant by `name`, which is so once.
  mutating func take(_ name: String) -> Located<String>? {
    guard let declared = near.nearest(to: name).flatMap({ declarations[$0] }),
      taken.insert(declared.range).inserted
    else { return nil }
    return declared
  }
}

extension Diagnostic.Message {
  fileprivate static let firstHere: Self = "it first stands here"

  fileprivate static func twice(_ name: String) -> Self {
    "the path has the parameter '\(name)' twice"
  }

  fileprivate static func undeclared(_ name: String) -> Self {
    "the path parameter '\(name)' is not declared"
  }

  fileprivate static func isDeclared(_ name: String) -> Self {
    "'\(name)' is declared here"
  }

  fileprivate static func declare(_ name: String) -> Self {
    "declare it with its type: 'path: { \(name): UUID }'"
  }

  fileprivate static func unused(_ name: String) -> Self {
    "the path has no parameter '\(name)'"
  }

  fileprivate static func pathIsHere(_ path: String) -> Self {
    "the path is '\(path)'"
  }

  fileprivate static func sentAsWritten(_ name: String) -> Self {
    "the '\(name)' in this path is text, and is sent as it is written"
  }

  static func parameterNotation(_ name: String) -> Self {
    "a parameter is written '{\(name)}'"
  }
}
