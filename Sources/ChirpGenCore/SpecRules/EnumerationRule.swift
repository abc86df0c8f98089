import ChirpDiagnostics

/// The values of an enumeration differ, and not in the form of a letter alone: a `switch` of Swift
/// could not tell them apart. It is made of nothing, so that it has no generic parameters.
struct EnumerationRule: SpecRule {
  func check(_ spec: Spec, types: TypeTable, diagnostics: inout Diagnostics) {
    for id in types.ids {
      guard case .enumeration(let cases) = types[id].definition.kind else { continue }
      if let parameter = types[id].definition.parameters.first {
        diagnostics.error(.parameters(types[id].name), at: parameter.range)
      }
      var first: [EnumerationCase.RawValue: Located<EnumerationCase.RawValue>] = [:]
      for element in cases {
        let value = element.rawValue
        if let other = first[value.value] {
          let isSame = value.value.text.utf8.elementsEqual(other.value.text.utf8)
          diagnostics.error(
            isSame ? .twice(value.value.text) : .alike(value.value.text), at: value.range,
            notes: [.init(.firstHere, at: other.range)])
        } else {
          first[value.value] = value
        }
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static let firstHere: Self = "it is first given here"

  fileprivate static func parameters(_ name: String) -> Self {
    "'\(name)' is an enumeration, which has no generic parameters"
  }

  fileprivate static func twice(_ value: String) -> Self {
    "the value '\(value)' is given twice"
  }

  fileprivate static func alike(_ value: String) -> Self {
    """
    the value '\(value)' differs from another one in the form of a letter alone, and Swift takes the \
    two for one
    """
  }
}
