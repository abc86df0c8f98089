import ChirpDiagnostics

@testable import ChirpGenCore

/// A value of the spec model as indented text, with the places of what was read.
enum SpecDescription {
  static func text(_ spec: Spec) -> String {
    var text = ""
    write(spec, label: "spec", indentation: "", to: &text)
    return text
  }

  private static func write(
    _ value: Any, label: String, indentation: String, to text: inout String
  ) {
    let value = (value as? Route)?.content ?? value
    let mirror = Mirror(reflecting: value)
    if let range = value as? SourceRange {
      text += "\(indentation)\(label): \(describe(range))\n"
    } else if mirror.displayStyle == .optional {
      guard let wrapped = mirror.children.first?.value else { return }
      write(wrapped, label: label, indentation: indentation, to: &text)
    } else if let located = located(mirror) {
      write(
        located.value, label: "\(label) (\(describe(located.range)))", indentation: indentation,
        to: &text)
    } else if mirror.displayStyle == .collection, mirror.children.isEmpty {
      return
    } else if mirror.children.isEmpty {
      text += "\(indentation)\(label): \(leaf(value))\n"
    } else {
      text += "\(indentation)\(label):\n"
      for (index, child) in mirror.children.enumerated() {
        write(
          child.value, label: child.label ?? String(index), indentation: indentation + "  ",
          to: &text)
      }
    }
  }

  private static func leaf(_ value: Any) -> String {
    (value as? String).map { String(reflecting: $0) } ?? "\(value)"
  }

  private static func located(_ mirror: Mirror) -> (value: Any, range: SourceRange)? {
    guard mirror.displayStyle == .struct, mirror.children.count == 2,
      let value = mirror.descendant("value"), let range = mirror.descendant("range") as? SourceRange
    else { return nil }
    return (value, range)
  }

  private static func describe(_ range: SourceRange) -> String {
    "\(range.start.line):\(range.start.column)-\(range.end.line):\(range.end.column)"
  }
}
