/// Which file holds what.
struct FileLayout {
  /// A file before it is rendered.
  struct File {
    let name: String
    var sections: [Section] = []
  }

  /// The names of the `single` layout's files, whatever the spec holds: a build step names its
  /// outputs before it reads the spec.
  static let singleFileNames = ["API.swift", "Coding.swift", "Errors.swift", "Types.swift"]

  static func files(of module: SwiftModule) -> [File] {
    switch module.options.layout {
    case .split: split(module)
    case .single: single(module)
    }
  }

  private static func split(_ module: SwiftModule) -> [File] {
    let api = module.options.namespace
    var files = [File(name: "\(api).swift", sections: [.namespace(module.namespace)])]
    for group in module.groups {
      files.append(File(name: "\(api)+\(group.name).swift", sections: [.group(group)]))
    }
    if let authentication = module.authentication {
      files.append(
        File(name: "\(api)+Authentication.swift", sections: [.authentication(authentication)]))
    }
    if let errors = module.errorMapping {
      files.append(File(name: "\(api)+Errors.swift", sections: [.errors(errors)]))
    }
    for type in module.types {
      files.append(File(name: "\(type.name).swift", sections: [.type(type)]))
      let coding = codingSections(of: type)
      if !coding.isEmpty {
        files.append(File(name: "\(type.name)+Coding.swift", sections: coding))
      }
    }
    return distinct(files)
  }

  /// `files`, each with a name of its own on a disk that ignores case: a later one gets a number.
  private static func distinct(_ files: [File]) -> [File] {
    var taken: Set<String> = []
    let wanted = Set(files.map { $0.name.lowercased() })
    return files.map { file in
      if taken.insert(file.name.lowercased()).inserted { return file }
      let stem = file.name.dropLast(".swift".count)
      var number = 2
      while wanted.contains("\(stem)\(number).swift".lowercased())
        || !taken.insert("\(stem)\(number).swift".lowercased()).inserted
      {
        number += 1
      }
      return File(name: "\(stem)\(number).swift", sections: file.sections)
    }
  }

  private static func single(_ module: SwiftModule) -> [File] {
    let api =
      [Section.namespace(module.namespace)] + module.groups.map { .group($0) }
      + (module.authentication.map { [.authentication($0)] } ?? [])
    let sections = [
      api, module.types.flatMap { codingSections(of: $0) },
      module.errorMapping.map { [.errors($0)] } ?? [], module.types.map { .type($0) },
    ]
    return zip(singleFileNames, sections).map { File(name: $0, sections: $1) }
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
