extension JSON: CustomStringConvertible {
  /// The value as JSON to be read by people: a line for each element and member, members sorted by
  /// name.
  public var description: String {
    var text = ""
    write(to: &text, indentation: "")
    return text
  }

  private func write(to text: inout String, indentation: String) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let value): text += value.description
    case .string(let value): Self.write(value, to: &text)
    case .array(let elements):
      Self.write(elements, "[", "]", to: &text, indentation) { element, text, indentation in
        element.write(to: &text, indentation: indentation)
      }
    case .object(let members):
      let sorted = members.sorted { $0.key < $1.key }
      Self.write(sorted, "{", "}", to: &text, indentation) { member, text, indentation in
        Self.write(member.key, to: &text)
        text += ": "
        member.value.write(to: &text, indentation: indentation)
      }
    }
  }

  private static func write<Element>(
    _ elements: [Element], _ open: String, _ close: String, to text: inout String,
    _ indentation: String, writing write: (Element, inout String, String) -> Void
  ) {
    text += open
    for (index, element) in elements.enumerated() {
      text += (index == 0 ? "\n  " : ",\n  ") + indentation
      write(element, &text, indentation + "  ")
    }
    text += elements.isEmpty ? close : "\n" + indentation + close
  }

  /// A text between quotation marks (RFC 8259 §7).
  private static func write(_ value: String, to text: inout String) {
    text += "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{0}"..<"\u{20}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
