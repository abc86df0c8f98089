import ChirpDiagnostics

/// One thing to generate, as `chirp-gen.yaml` or the command line asks for it.
package struct Configuration: Sendable {
  package var spec: Located<String>?
  package var output: Located<String>?
  package var templates: Located<String>?
  package var namespace: Located<String>?
  package var access: SwiftOptions.Access?
  package var style: SwiftOptions.Style?
  package var layout: SwiftOptions.Layout?
  package var imports: [Located<String>]?
  package var included: [Located<String>]?
  package var excluded: [Located<String>]?
  package var renames: [Rename]?

  package init() {}

  /// The options, with defaults for what is not said.
  package var options: SwiftOptions {
    SwiftOptions(
      namespace: namespace?.value ?? "API", access: access ?? .public, style: style ?? .factories,
      layout: layout ?? .split, imports: imports?.map(\.value) ?? [], included: included ?? [],
      excluded: excluded ?? [], renames: renames ?? [])
  }

  /// Whether the enum of the endpoints can have the name: one of Swift that the output does not use
  /// otherwise.
  package static func isNamespace(_ text: String) -> Bool {
    isModule(text) && !TypeNames.isReserved(text)
  }

  /// The namespace that was probably meant by `text`, which cannot be one: `my-api` → `MyAPI`.
  package static func namespace(near text: String) -> String? {
    Identifier.type(text).flatMap { isNamespace($0) ? $0 : nil }
  }

  /// Whether a path begins with what a shell puts the user's folder in place of, and nobody else.
  package static func isOfShell(_ path: String) -> Bool {
    path == "~" || path.hasPrefix("~/")
  }

  /// Whether a module can have the name.
  package static func isModule(_ text: String) -> Bool {
    Identifier.isIdentifier(text) && !Keywords.contains(text)
  }
}
