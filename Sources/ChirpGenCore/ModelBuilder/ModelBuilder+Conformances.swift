/// Decides what structures conform to.
extension ModelBuilder {
  /// The protocols of a structure beside those of coding and `Sendable`: the ones that the user
  /// asks for, in that order, and the ones that a type asks for that holds it.
  func conformances(_ id: TypeTable.ID, _ definition: TypeDefinition) -> [String] {
    var asked = askedConformances(definition, except: ["ObjectDecodable", "ObjectEncodable"])
    if usage.isHashable(id), !asked.contains("Hashable") { asked.append("Hashable") }
    if usage.isEquatable(id), !asked.contains("Equatable"), !asked.contains("Hashable") {
      asked.append("Equatable")
    }
    return asked
  }

  /// The protocols that the user asks for, each once, but for those that are given by use, or
  /// always, and for `others`.
  func askedConformances(
    _ definition: TypeDefinition, except others: Set<String>
  ) -> [String] {
    var seen = others
    return definition.conformances.compactMap { conformance in
      let name = ProtocolName(conformance.value)
      return name.isImplied || !seen.insert(name.text).inserted ? nil : name.text
    }
  }

  /// Conformances that a generic type has where its parameters have them.
  static func isConditional(_ conformance: String) -> Bool {
    ["Equatable", "Hashable"].contains(conformance)
  }

  /// A conditional conformance to `Hashable` does not imply the one to `Equatable`.
  private static func withInherited(_ conditional: [String]) -> [String] {
    conditional.contains("Hashable") && !conditional.contains("Equatable")
      ? ["Equatable"] + conditional : conditional
  }

  func extensions(
    of id: TypeTable.ID, to conditional: [String], _ parameters: [String]
  ) -> [SwiftConditionalConformance] {
    let library = names.library[.type(id)]
    return Self.withInherited(conditional).map { name in
      SwiftConditionalConformance(
        type: names.qualifiedName(of: id),
        conformance: SwiftConformance(
          protocols: library.text(name), requirements: requirements(name, parameters, library)))
    }
  }

  /// Takes the extensions of nested types out of them: Swift has extensions at the top of a file.
  static func takenExtensions(of nestedTypes: inout [SwiftType]) -> [SwiftConditionalConformance] {
    var extensions: [SwiftConditionalConformance] = []
    for index in nestedTypes.indices {
      switch nestedTypes[index] {
      case .structure(var nested):
        extensions += nested.conditionalConformances
        nested.conditionalConformances = []
        nestedTypes[index] = .structure(nested)
      case .union(var nested):
        extensions += nested.conditionalConformances
        nested.conditionalConformances = []
        nestedTypes[index] = .union(nested)
      case .enumeration, .alias: break
      }
    }
    return extensions
  }

  /// Whether one of the conformances is to a protocol of the user's own.
  static func usesImports(_ conformances: [String]) -> Bool {
    conformances.contains { !ProtocolName($0).isKnown }
  }

  static func usesFoundation(_ conformances: [String]) -> Bool {
    conformances.contains { ProtocolName($0).isFoundations }
  }

  /// `where Item: Hashable`
  private func requirements(
    _ conformance: String, _ parameters: [String], _ library: LibraryNames
  ) -> String {
    if parameters.isEmpty { return "" }
    let list = parameters.map { "\($0): \(library.text(conformance))" }
    return "where \(list.joined(separator: ", "))"
  }

  func coding(
    of id: TypeTable.ID, _ fields: [Field], _ parameters: [String],
    decodable: String = "ObjectDecodable", encodable: String = "ObjectEncodable"
  ) -> SwiftCoding {
    let library = names.library[.type(id)]
    let conformance = { (name: String, inherited: String) in
      SwiftConformance(
        protocols: (parameters.isEmpty || name == inherited ? [name] : [name, inherited])
          .map(library.text).joined(separator: ", "),
        requirements: requirements(inherited, parameters, library))
    }
    let isReceived = usage.isReceived(id)
    return SwiftCoding(
      decodable: isReceived ? conformance(decodable, "Decodable") : nil,
      encodable: usage.isSent(id) ? conformance(encodable, "Encodable") : nil,
      usesFoundation: isReceived
        && fields.contains { field in
          field.defaultValue != nil
            && names.text(types.resolve(field, in: id), in: .type(id)).modules.contains(.foundation)
        })
  }

  /// The generic parameters that the fields of `id`, or of what is nested in it, are made of: what
  /// it conforms to depends on these alone.
  func parametersUsed(by id: TypeTable.ID) -> [String] {
    let inScope = types.parameters(of: id)
    if inScope.isEmpty { return [] }
    var used: Set<String> = []
    collectParameters(of: id, into: &used)
    return inScope.filter { used.contains($0) }
  }

  private func collectParameters(of id: TypeTable.ID, into used: inout Set<String>) {
    if case .union(let union) = types[id].definition.kind {
      for variant in union.variants {
        collectParameters(types.resolve(variant.type, in: id), into: &used)
      }
    }
    guard case .structure(let fields) = types[id].definition.kind else { return }
    for field in fields {
      switch field.type {
      case .expression(let expression):
        collectParameters(types.resolve(expression, in: id), into: &used)
      case .nested(let definition):
        if let nested = types.id(of: definition, in: id) {
          collectParameters(of: nested, into: &used)
        }
      }
    }
  }

  private func collectParameters(_ type: ResolvedType, into used: inout Set<String>) {
    switch type {
    case .parameter(let name): used.insert(name)
    case .defined(_, let arguments):
      for argument in arguments { collectParameters(argument, into: &used) }
    case .optional(let type), .patch(let type), .array(let type), .dictionary(_, let type):
      collectParameters(type, into: &used)
    case .builtIn, .hole: break
    }
  }
}
