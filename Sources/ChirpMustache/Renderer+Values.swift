import ChirpDiagnostics

/// Looking names up, and printing what they stand for.
extension Renderer {
  /// What `name` stands for; `.absent` if it stands for nothing, which is an error in a strict render.
  mutating func value(of name: TemplateName, in template: Template) -> TemplateValue {
    if let constant = name.constant { return .text(constant) }
    guard var value = name.isImplicitIterator ? stack.last : innermostValue(named: name.first)
    else {
      report(.unknownName(name.first), at: name, in: template)
      return .absent
    }
    for part in name.rest {
      switch value {
      case .object(let context):
        guard let next = context.value(named: part) else {
          report(.unknownPart(part, of: name.text), at: name, in: template)
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

  mutating func printValue(of name: TemplateName, in template: Template, isEscaped: Bool) {
    let value = value(of: name, in: template)
    switch value {
    case .absent:
      break
    case .text(let text):
      if isEscaped, library.options.escapesHTML {
        output.appendEscapingHTML(text)
      } else {
        output.append(text)
      }
    case .bool(let isTrue):
      report(.noText(value, name: name.text), at: name, in: template)
      output.append(isTrue ? "true" : "false")
    case .object, .list:
      report(.noText(value, name: name.text), at: name, in: template)
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
    _ message: @autoclosure () -> Diagnostic.Message, at name: TemplateName, in template: Template
  ) {
    if library.options.isStrict {
      diagnostics.error(message(), at: template.file.place(of: name.range))
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
