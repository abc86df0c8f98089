import ChirpDiagnostics

/// Looking names up, and printing what they stand for.
extension Renderer {
  /// What a name of `template` stands for; `.absent` if it stands for nothing, which is an error in a
  /// strict render.
  mutating func value(of name: Int, in template: Template) -> TemplateValue {
    if let constant = template.names[name].constant { return .text(constant) }
    let isImplicit = template.names[name].isImplicitIterator
    guard let value = isImplicit ? stack.last : innermostValue(named: template.names[name].first)
    else {
      report(.unknownName(template.names[name].first), at: name, in: template)
      return .absent
    }
    if template.names[name].rest.isEmpty { return value }
    return part(of: value, name, in: template)
  }

  /// What the further parts of a name stand for in `value`, which its first part stands for.
  private mutating func part(
    of value: TemplateValue, _ name: Int, in template: Template
  ) -> TemplateValue {
    var value = value
    for part in template.names[name].rest {
      switch value {
      case .object(let context):
        guard let next = context.value(named: part) else {
          let text = template.names[name].text
          report(.unknownPart(part, of: text), at: name, in: template)
          return .absent
        }
        value = next
      case .absent:
        return .absent
      case .bool, .text, .list:
        report(.noNames(in: value, part: part), at: name, in: template)
        return .absent
      }
    }
    return value
  }

  mutating func printValue(of name: Int, in template: Template, isEscaped: Bool) {
    switch value(of: name, in: template) {
    case .absent:
      break
    case .text(let text):
      if isEscaped, library.options.escapesHTML {
        output.appendEscapingHTML(text)
      } else {
        output.append(text)
      }
    case .bool(let isTrue):
      report(.noText(.bool(isTrue), name: template.names[name].text), at: name, in: template)
      output.append(isTrue ? "true" : "false")
    case let value:
      report(.noText(value, name: template.names[name].text), at: name, in: template)
    }
  }

  private func innermostValue(named name: String) -> TemplateValue? {
    var level = stack.count
    while level > 0 {
      level -= 1
      if case .object(let context) = stack[level], let value = context.value(named: name) {
        return value
      }
    }
    return nil
  }

  /// Reports a fault that Mustache itself keeps silent about.
  private mutating func report(
    _ message: @autoclosure () -> Diagnostic.Message, at name: Int, in template: Template
  ) {
    if library.options.isStrict {
      diagnostics.error(message(), at: template.file.place(of: template.names[name].range))
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func unknownName(_ name: String) -> Self {
    "unknown name '\(name)'"
  }

  fileprivate static func unknownPart(_ part: String, of name: String) -> Self {
    "unknown name '\(part)' in '\(name)'"
  }

  fileprivate static func noNames(in value: TemplateValue, part: String) -> Self {
    "no name '\(part)' in \(value.noun)"
  }

  fileprivate static func noText(_ value: TemplateValue, name: String) -> Self {
    "'\(name)' is \(value.noun), not a text"
  }
}

extension TemplateValue {
  /// What the value is, in a message.
  fileprivate var noun: String {
    switch self {
    case .absent: "nothing"
    case .bool: "a truth value"
    case .text: "a text"
    case .object: "an object"
    case .list: "a list"
    }
  }
}
