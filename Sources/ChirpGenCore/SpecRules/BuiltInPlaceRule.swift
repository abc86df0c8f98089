import ChirpDiagnostics

/// `File` stands in multipart bodies alone, and `Patch` where a field of a JSON object is sent.
struct BuiltInPlaceRule: SpecRule {
  func check(_ spec: Spec, types: TypeTable, diagnostics: inout Diagnostics) {
    var places = Places()
    for id in types.ids {
      guard case .structure(let fields) = types[id].definition.kind else { continue }
      places.addPatches(fields)
    }
    for route in spec.routes {
      switch route.body?.value {
      case .json(.fields(let fields)): places.addPatches(fields)
      case .multipart(let parts): places.addFiles(parts)
      case .json(.type), .form, .text, .data, nil: break
      }
    }
    for part in types.parts {
      guard case .named(let name, let arguments) = part.expression else { continue }
      switch BuiltInType(rawValue: name.value) {
      case .patch where !places.patches.contains(name.range):
        diagnostics.error(.patchElsewhere, at: name.range)
      case .patch:
        if case .optional(_, let range) = arguments.first {
          diagnostics.error(.patchOfOptional, at: range)
        }
      case .file where !places.files.contains(name.range):
        diagnostics.error(.fileElsewhere, at: name.range, notes: [.init(.bytes)])
      default: break
      }
    }
  }

  /// Where the types may stand.
  private struct Places {
    private(set) var patches: Set<SourceRange> = []
    private(set) var files: Set<SourceRange> = []

    mutating func addPatches(_ fields: [Field]) {
      for field in fields {
        if case .expression(.named(let name, _)) = field.type { patches.insert(name.range) }
      }
    }

    mutating func addFiles(_ parts: [Field]) {
      for case .expression(var type) in parts.map(\.type) {
        if case .optional(let wrapped, _) = type { type = wrapped }
        if case .array(let element, _) = type { type = element }
        if case .named(let name, _) = type { files.insert(name.range) }
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static let patchElsewhere: Self = """
    'Patch' is the type of a field as a whole: in 'fields', or in an inline 'body'
    """
  fileprivate static let patchOfOptional: Self = """
    'Patch' tells null and absence apart by itself: no '?' is needed in it
    """
  fileprivate static let fileElsewhere: Self = """
    this version of chirp-gen has files in 'multipart' alone: 'File', 'File?' or '[File]'
    """
  fileprivate static let bytes: Self = "a body or a response of bytes is 'data', or of type 'Data'"
}
