/// The parameters of one factory, in order.
struct FactoryParameters {
  struct Parameter {
    /// The field that it is given for; nil for a whole body.
    var field: Field?
    var name: String
    /// `per: Int = 20`
    var declaration: String
    var description: String?
  }

  /// The names that are still to be given to parameters, in their order.
  private var names: ArraySlice<String>
  private(set) var list: [Parameter] = []
  private(set) var modules: SwiftModules = []

  init(names: [String]) {
    self.names = names[...]
  }

  var declarations: [String] {
    list.map(\.declaration)
  }

  /// The one that is given for the field `name`.
  func parameter(named name: String) -> Parameter? {
    list.first { $0.field?.name.value == name }
  }

  /// All but the one that is given for `field`.
  func without(_ field: Field?) -> FactoryParameters {
    var rest = self
    rest.list.removeAll { $0.field != nil && $0.field?.name.range == field?.name.range }
    return rest
  }

  /// The name of the parameter that comes next.
  mutating func nextName() -> String {
    names.popFirst() ?? "_"
  }

  mutating func add(
    _ name: String, _ type: TypeNames.Text, initial: String?, of field: Field? = nil
  ) {
    modules.formUnion(type.modules)
    list.append(
      Parameter(
        field: field, name: name,
        declaration: "\(name): \(type.text)\(initial.map { " = \($0)" } ?? "")",
        description: field.flatMap { Self.description(of: $0) }))
  }

  /// On one line, as the list of parameters in a comment has it.
  private static func description(of field: Field) -> String? {
    let lines = Remarks(field.description, field.example, field.deprecation).lines(columns: .max)
    let text = lines.map { $0.dropFirst("/// ".count) }.filter { !$0.isEmpty }
    return text.isEmpty ? nil : text.joined(separator: " ")
  }
}
