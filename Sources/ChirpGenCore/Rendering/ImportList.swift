/// The imports of a file: what its sections name, with the access that they need.
struct ImportList {
  private var runtime = false
  /// Whether the runtime is named where users of the module see it.
  private var runtimeIsVisible = false
  private var foundation = false
  private var foundationIsVisible = false
  private var usesImports = false
  private let options: SwiftOptions

  init(_ sections: [Section], options: SwiftOptions) {
    self.options = options
    for section in sections { add(section) }
  }

  /// Whole lines, in the order of the modules' names.
  var lines: [String] {
    var modules: [(name: String, isVisible: Bool)] = []
    if runtime { modules.append(("ChirpRuntime", runtimeIsVisible)) }
    if foundation { modules.append(("Foundation", foundationIsVisible)) }
    if usesImports { modules += options.imports.map { ($0, conformancesAreVisible) } }
    return modules.sorted { $0.name < $1.name }.map { module in
      "\(module.isVisible ? options.access.modifier : hiddenModifier)import \(module.name)"
    }
  }

  /// Whether a protocol that a type conforms to counts for the access of its import: to the compiler
  /// it does in public types alone.
  private var conformancesAreVisible: Bool {
    options.access == .public
  }

  /// What stands in front of an import that no signature needs. Where files of one module import with
  /// `package`, the compiler wants to be told of the others too.
  private var hiddenModifier: String {
    options.access == .package ? "internal " : ""
  }

  private mutating func add(_ section: Section) {
    switch section {
    case .namespace(let namespace), .group(let namespace):
      if !namespace.routes.isEmpty { useRuntime(isVisible: true) }
      if namespace.baseURL != nil { useFoundation(isVisible: true) }
      for route in namespace.routes {
        use(route.modules)
        if route.partModules.contains(.foundation) { useFoundation(isVisible: false) }
      }
    case .errors(let mapping):
      useRuntime(isVisible: !mapping.codes.isEmpty)
      if mapping.modules.contains(.foundation) { useFoundation(isVisible: false) }
    case .authentication: useRuntime(isVisible: true)
    case .coding(let structure):
      useRuntime(isVisible: true)
      if structure.coding.usesFoundation { useFoundation(isVisible: false) }
    case .unionCoding(let union):
      useRuntime(isVisible: union.tag != nil)
      if union.coding.decodable != nil, union.modules.contains(.foundation) {
        useFoundation(isVisible: false)
      }
    case .type(let type): add(type)
    }
  }

  private mutating func add(_ type: SwiftType) {
    switch type {
    case .structure(let structure):
      for property in structure.properties { use(property.modules) }
      if structure.properties.contains(where: { $0.storage != nil }) {
        useRuntime(isVisible: false)
      }
      if structure.usesFoundation { useFoundation(isVisible: conformancesAreVisible) }
      if structure.usesImports { usesImports = true }
      for nested in structure.nestedTypes { add(nested) }
    case .enumeration(let enumeration):
      if enumeration.isParameter { useRuntime(isVisible: conformancesAreVisible) }
      if enumeration.usesFoundation { useFoundation(isVisible: conformancesAreVisible) }
      if enumeration.usesImports { usesImports = true }
    case .union(let union):
      use(union.modules)
      if union.usesFoundation { useFoundation(isVisible: conformancesAreVisible) }
      if union.usesImports { usesImports = true }
    case .alias(let alias): use(alias.modules)
    }
  }

  /// Names of `modules` where users of the output see them.
  private mutating func use(_ modules: SwiftModules) {
    if modules.contains(.runtime) { useRuntime(isVisible: true) }
    if modules.contains(.foundation) { useFoundation(isVisible: true) }
  }

  private mutating func useRuntime(isVisible: Bool) {
    runtime = true
    if isVisible { runtimeIsVisible = true }
  }

  private mutating func useFoundation(isVisible: Bool) {
    foundation = true
    if isVisible { foundationIsVisible = true }
  }
}
