/// Builds the comments in front of routes.
extension ModelBuilder {
  /// The description, the request line, and what is known of the parameters.
  func documentation(
    of route: Route, _ parameters: RouteParameters, _ response: TypeNames.Text
  ) -> [String] {
    var lines: [String] = []
    if let description = route.description {
      lines = comment(description.value)
      if !lines.isEmpty { lines.append("///") }
    }
    let example = Remarks(nil, route.example, nil).lines(columns: 96)
    if !example.isEmpty { lines += example + ["///"] }
    let request = "`\(route.method.value) \(route.path.text)`"
    switch options.style {
    case .factories:
      return lines + DocumentationComment.lines(request) + documentation(of: parameters)
    // The caller names the type of the response, which nothing else tells.
    case .enum:
      return lines + DocumentationComment.lines("\(request) → `\(response.text)`")
        + documentation(of: parameters)
    // Its parameters are properties, with comments of their own.
    case .structs:
      return lines + DocumentationComment.lines(request)
    }
  }

  func documentation(of parameters: RouteParameters) -> [String] {
    let described = parameters.list.compactMap { parameter in
      parameter.description.map { (name: parameter.name.filter { $0 != "`" }, text: $0) }
    }
    guard let only = described.first else { return [] }
    if described.count == 1 { return ["///"] + comment("- Parameter \(only.name): \(only.text)") }
    return ["///", "/// - Parameters:"]
      + described.flatMap { comment("  - \($0.name): \($0.text)") }
  }

  /// A route stands in a namespace, and that may stand in another one.
  func comment(_ text: String) -> [String] {
    DocumentationComment.lines(text, columns: 96)
  }
}
