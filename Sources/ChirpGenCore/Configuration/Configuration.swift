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

  package init() {}

  /// The options, with defaults for what is not said.
  package var options: SwiftOptions {
    SwiftOptions(
      namespace: namespace?.value ?? "API", access: access ?? .public, layout: layout ?? .split,
      imports: imports?.map(\.value) ?? [])
  }
}
