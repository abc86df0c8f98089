/// The parameters of one route, in order.
struct RouteParameters {
  struct Parameter {
    /// The field that it is given for; nil for a whole body.
    var field: Field?
    var name: String
    /// The name of the property that keeps it, where the route is a structure.
    var property: String
    var type: String
    var initial: String?
  }

  /// The names that are still to be given to parameters, in their order.
  private var names: ArraySlice<String>
  private var properties: ArraySlice<String>
  private(set) var list: [Parameter] = []
  private(set) var modules: SwiftModules = []

  /// - Parameters:
  ///   - names: The names of the parameters, in their order.
  ///   - properties: The names by which their values are known where they are sent.
  init(names: [String], properties: [String]) {
    self.names = names[...]
    self.properties = properties[...]
  }

  /// The one that is given for the field `name`.
  func parameter(named name: String) -> Parameter? {
    list.first { $0.field?.name.value == name }
  }

  /// All but the one that is given for `field`.
  func without(_ field: Field?) -> RouteParameters {
    var rest = self
    rest.list.removeAll { $0.field != nil && $0.field?.name.range == field?.name.range }
    return rest
  }

  /// Adds the parameter that comes next.
  ///
  /// - Returns: The name by which its value is known where it is sent.
  mutating func add(
    _ type: TypeNames.Text, initial: String?, of field: Field? = nil
  ) -> String {
    let name = names.popFirst() ?? "_"
    let property = properties.popFirst() ?? name
    modules.formUnion(type.modules)
    list.append(
      Parameter(field: field, name: name, property: property, type: type.text, initial: initial))
    return property
  }
}

extension RouteParameters.Parameter {
  /// What is known of it, on one line, as the list of parameters in a comment has it.
  var description: String? {
    guard let field else { return nil }
    let lines = Remarks(field.description, field.example, field.deprecation).lines(columns: .max)
    let text = lines.map { $0.dropFirst("/// ".count) }.filter { !$0.isEmpty }
    return text.isEmpty ? nil : text.joined(separator: " ")
  }
}
