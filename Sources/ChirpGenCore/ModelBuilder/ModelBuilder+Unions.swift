import ChirpDiagnostics

/// Builds unions.
extension ModelBuilder {
  mutating func union(
    _ id: TypeTable.ID, _ union: Union, documentation: [String]
  ) -> SwiftUnion {
    let definition = types[id].definition
    let caseNames = caseNames(of: union, in: id)
    let cases = zip(union.variants, caseNames).enumerated().map { index, named in
      unionCase(named.0, of: union, at: index, in: id, named: named.1)
    }
    let parameters = parametersUsed(by: id)
    let conformances = conformances(id, definition)
    let conditional = parameters.isEmpty ? [] : conformances.filter(Self.isConditional)
    let library = names.library[.type(id)]
    let payloads = union.variants.map {
      names.text(types.resolve($0.type, in: id), in: .type(id)).modules
    }
    return SwiftUnion(
      library: names.library.hiding(in: .type(id)), name: names.name(of: id),
      qualifiedName: names.qualifiedName(of: id), documentation: documentation,
      genericClause: genericClause(of: id),
      conformances: (conformances.filter { !conditional.contains($0) } + ["Sendable"])
        .map(library.text),
      conditionalConformances: extensions(of: id, to: conditional, parameters),
      usesImports: Self.usesImports(conformances),
      usesFoundation: Self.usesFoundation(conformances),
      modules: SwiftModules(payloads + (union.tag == nil ? [] : [.runtime])),
      tag: union.tag.map { tag in
        SwiftUnion.Tag(
          key: StringLiteral.quoted(WireKey.key(ofName: tag.value, style: spec.json.keys)),
          type: library.text(union.hasIntegerTags ? "Int" : "String"))
      }, cases: cases,
      coding: union.tag == nil
        ? coding(of: id, [], parameters, decodable: "Decodable", encodable: "Encodable")
        : coding(of: id, [], parameters))
  }

  private mutating func caseNames(of union: Union, in id: TypeTable.ID) -> [String] {
    let parts = union.variants.map { variant in
      if let tag = variant.tag { return renaming.member(tag, of: types[id].name) }
      let name = caseName(of: types.resolve(variant.type, in: id))
      return Nameable(
        Located(Identifier.member(name) ?? name, at: variant.type.range), .none)
    }
    var reserved: Set<String> = ["hashValue", "init"]
    if union.tag != nil { reserved.insert("unrecognized") }
    return MemberNames.names(
      for: parts.map { MemberNames.Member(part: $0) }, reserved: [reserved, names.topLevel],
      clashes: .settled, remedy: union.tag == nil ? .nameVariant : .renameTag,
      diagnostics: &diagnostics)
  }

  private func unionCase(
    _ variant: Union.Variant, of union: Union, at index: Int, in id: TypeTable.ID,
    named name: String
  ) -> SwiftUnion.Case {
    let type = types.resolve(variant.type, in: id)
    let tag = variant.tag?.value ?? ""
    return SwiftUnion.Case(
      name: name, member: Keywords.behindDot(name), payload: names.text(type, in: .type(id)).text,
      tagValue: union.hasIntegerTags ? NumberLiteral.integer(tag) : StringLiteral.quoted(tag),
      isIndirect: boxed.contains(index, of: id),
      decoding: "decode(\(dateFormatArgument(type, label: "as: ")))",
      encoding: "encode(value\(dateFormatArgument(type)))")
  }

  /// A variant without a tag is called what its type is.
  private func caseName(of type: ResolvedType) -> String {
    switch type {
    case .builtIn(let builtIn): builtIn.rawValue
    case .defined(let id, let arguments):
      ([names.name(of: id)] + arguments.map { caseName(of: $0) }).joined(separator: "_of_")
    case .parameter(let name): name
    case .optional(let type), .patch(let type): caseName(of: type)
    case .array(let element): "\(caseName(of: element))_array"
    case .dictionary(_, let value): "\(caseName(of: value))_dictionary"
    case .hole: "hole"
    }
  }
}

extension Diagnostic.Message {
  fileprivate static let renameTag: Self = """
    leave one of them out: what it stands for is read as '.unrecognized' then
    """
  fileprivate static let nameVariant: Self = "variants are named after their types: list each once"
}
