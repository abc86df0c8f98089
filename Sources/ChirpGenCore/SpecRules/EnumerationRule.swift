import ChirpDiagnostics

/// The values of an enumeration differ.
struct EnumerationRule: SpecRule {
  func check(_ spec: Spec, types: TypeTable, diagnostics: inout Diagnostics) {
    for id in types.ids {
      guard case .enumeration(let cases) = types[id].definition.kind else { continue }
      var first: [EnumerationCase.RawValue: SourceRange] = [:]
      for element in cases {
        let value = element.rawValue
        if let range = first[value.value] {
          diagnostics.error(
            .twice(value.value), at: value.range, notes: [.init(.firstHere, at: range)])
        } else {
          first[value.value] = value.range
        }
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static let firstHere: Self = "it is first given here"

  fileprivate static func twice(_ value: EnumerationCase.RawValue) -> Self {
    switch value {
    case .integer(let integer): "the value '\(String(integer))' is given twice"
    case .text(let text): "the value '\(text)' is given twice"
    }
  }
}
