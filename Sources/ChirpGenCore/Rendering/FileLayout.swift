/// Which file holds what.
struct FileLayout {
  /// A file before it is rendered.
  struct File: Sendable {
    let name: String
    var sections: [Section] = []
  }

  static func files(of module: SwiftModule) -> [File] {
    switch module.options.layout {
    case .split: split(module)
    case .single: single(module)
    }
  }

  private static func split(_ module: SwiftModule) -> [File] {
    let api = module.options.namespace
    var drafts = [Draft(stem: api, sections: [.namespace(module.namespace)])]
    for group in module.groups {
      drafts.append(Draft(stem: "\(api)+\(stem(group.name))", sections: [.group(group)]))
    }
    if let authentication = module.authentication {
      drafts.append(
        Draft(stem: "\(api)+Authentication", sections: [.authentication(authentication)]))
    }
    if let errors = module.errorMapping {
      drafts.append(Draft(stem: "\(api)+Errors", sections: [.errors(errors)]))
    }
    for type in module.types {
      let stem = stem(type.name)
      drafts.append(Draft(stem: stem, sections: [.type(type)]))
      let coding = codingSections(of: type)
      if !coding.isEmpty {
        drafts.append(Draft(stem: stem, suffix: "+Coding", sections: coding))
      }
    }
    return files(of: drafts)
  }

  /// A file of which no other one is known yet.
  private struct Draft {
    /// What the file is named for.
    let stem: String
    var suffix = ""
    let sections: [Section]
  }

  /// The name of a type without the backticks that it may have.
  private static func stem(_ name: String) -> String {
    name.filter { $0 != "`" }
  }

  /// The files of `drafts`, each with a name of its own on a disk that ignores case. Of names that
  /// differ in case alone the first one of the alphabet stays, and each other says which of its letters
  /// are capitals: the order of the types makes no difference.
  private static func files(of drafts: [Draft]) -> [File] {
    var first: [String: String] = [:]
    for draft in drafts {
      let key = draft.stem.lowercased()
      first[key] = min(first[key] ?? draft.stem, draft.stem)
    }
    var taken: Set<String> = []
    return drafts.map { draft in
      let isFirst = first[draft.stem.lowercased()] == draft.stem
      var name = isFirst ? draft.stem : "\(draft.stem)_\(capitals(of: draft.stem))"
      // A group may be called 'Errors' or 'Authentication' as well.
      if !taken.insert(name + draft.suffix).inserted { name += "_" }
      return File(name: "\(name)\(draft.suffix).swift", sections: draft.sections)
    }
  }

  /// The places of the capitals of `text`, four to a digit.
  private static func capitals(of text: String) -> String {
    let letters = Array(text)
    return stride(from: 0, to: letters.count, by: 4).map { start in
      let bits = letters[start...].prefix(4).reduce(0) { $0 * 2 + ($1.isUppercase ? 1 : 0) }
      return String(bits, radix: 16)
    }.joined()
  }

  private static func single(_ module: SwiftModule) -> [File] {
    let api =
      [Section.namespace(module.namespace)] + module.groups.map { .group($0) }
      + (module.authentication.map { [.authentication($0)] } ?? [])
    let sections = [
      api, module.types.flatMap { codingSections(of: $0) },
      module.errorMapping.map { [.errors($0)] } ?? [], module.types.map { .type($0) },
    ]
    return zip(SingleLayout.fileNames, sections).map { File(name: $0, sections: $1) }
  }

  /// The structures and unions of a type, nested ones behind the one that holds them.
  private static func codingSections(of type: SwiftType) -> [Section] {
    switch type {
    case .structure(let structure):
      (structure.coding.isEmpty ? [] : [.coding(structure)])
        + structure.nestedTypes.flatMap { codingSections(of: $0) }
    case .union(let union): union.coding.isEmpty ? [] : [.unionCoding(union)]
    case .enumeration, .alias: []
    }
  }
}
