import ChirpDiagnostics

/// One thing to generate, as `chirp-gen.yaml` or the command line asks for it.
package struct Configuration: Sendable {
  package var spec: Located<String>?
  package var output: Located<String>?
  package var templates: Located<String>?
  package var namespace: Located<String>?
  package var access: SwiftOptions.Access?
  package var layout: SwiftOptions.Layout?
  package var imports: [Located<String>]?
  package var included: [Located<String>]?
  package var excluded: [Located<String>]?
  package var renames: [Rename]?

  package init() {}

  /// The options, with defaults for what is not said.
  package var options: SwiftOptions {
    SwiftOptions(
      namespace: namespace?.value ?? "API", access: access ?? .public, layout: layout ?? .split,
      imports: imports?.map(\.value) ?? [], included: included ?? [], excluded: excluded ?? [],
      renames: renames ?? [])
  }

  /// Whether the enum of the endpoints can have the name: one of Swift that the output does not use
  /// otherwise.
  package static func isNamespace(_ text: String) -> Bool {
    isModule(text) && !TypeNames.isReserved(text)
  }

  /// Whether a module can have the name.
  package static func isModule(_ text: String) -> Bool {
    Identifier.isIdentifier(text) && !Keywords.contains(text)
  }
}
