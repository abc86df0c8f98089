import ChirpDiagnostics
import ChirpYAML

/// The fields of one JSON object have different keys, and so have the parameters of one path or
/// query.
struct KeyRule: SpecRule {
  func check(_ spec: Spec, types: TypeTable, diagnostics: inout Diagnostics) {
    let style = spec.json.keys
    for id in types.ids {
      guard case .structure(let fields) = types[id].definition.kind else { continue }
      check(fields, style, diagnostics: &diagnostics)
    }
    for route in spec.routes {
      check(route.pathParameters, .asWritten, diagnostics: &diagnostics)
      check(route.query, .asWritten, diagnostics: &diagnostics)
      switch route.body?.value {
      case .json(.fields(let fields)): check(fields, style, diagnostics: &diagnostics)
      case .form(.fields(let fields)), .multipart(let fields):
        check(fields, .asWritten, diagnostics: &diagnostics)
      case .json(.type), .form(.type), .text, .data, nil: break
      }
    }
  }

  private func check(
    _ fields: [Field], _ style: JSONOptions.KeyStyle, diagnostics: inout Diagnostics
  ) {
    guard style != .asWritten || fields.contains(where: { $0.key != nil }) else { return }
    var first: [ExactText: Field] = [:]
    for field in fields {
      let key = ExactText(WireKey.key(of: field, style: style))
      guard let other = first[key] else {
        first[key] = field
        continue
      }
      diagnostics.error(
        .twice(key.text), at: (field.key ?? field.name).range,
        notes: [.init(.firstHere, at: (other.key ?? other.name).range)])
    }
  }
}

extension Diagnostic.Message {
  fileprivate static let firstHere: Self = "it is first given here"

  fileprivate static func twice(_ key: String) -> Self {
    "the key '\(key)' is given to two fields"
  }
}
