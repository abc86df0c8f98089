import ChirpDiagnostics
import ChirpGenCore

/// An option that takes a value.
struct Option {
  let name: String
  let placeholder: String
  let help: String
  let values: ValueKind
  let keyPath: any WritableKeyPath<Options, String?> & Sendable
  /// Whether it says how, or where to, the output is written.
  var isOfOutput = false
  /// Whether it is for build systems.
  var isOfBuildStep = false
}

extension Option {
  static let all = [
    Option(
      name: "--output", placeholder: "DIR", help: "the folder of the generated files",
      values: .folder, keyPath: \.output, isOfOutput: true),
    Option(
      name: "--style", placeholder: "STYLE",
      help: "routes as 'factories' (default), as cases of an 'enum', or as 'structs'",
      values: .choice(SwiftOptions.Style.allCases.map(\.rawValue)), keyPath: \.style),
    Option(
      name: "--layout", placeholder: "LAYOUT",
      help: "'split' (a file for each type) or 'single' (a fixed set of files)",
      values: .choice(SwiftOptions.Layout.allCases.map(\.rawValue)), keyPath: \.layout,
      isOfOutput: true),
    Option(
      name: "--namespace", placeholder: "NAME", help: "the enum of the endpoints (default 'API')",
      values: .name, keyPath: \.namespace),
    Option(
      name: "--access", placeholder: "LEVEL", help: "'public' (default), 'package' or 'internal'",
      values: .choice(SwiftOptions.Access.allCases.map(\.rawValue)), keyPath: \.access,
      isOfOutput: true),
    Option(
      name: "--imports", placeholder: "NAMES",
      help: "modules of the protocols that types conform to, with commas", values: .name,
      keyPath: \.imports, isOfOutput: true),
    Option(
      name: "--include", placeholder: "NAMES",
      help: "only these groups, routes and types, and what they use", values: .name,
      keyPath: \.include),
    Option(
      name: "--exclude", placeholder: "NAMES", help: "not these groups, routes and types",
      values: .name, keyPath: \.exclude),
    Option(
      name: "--rename", placeholder: "NAMES",
      help: "other names for what the spec names: Post=Article,feed.per=size", values: .name,
      keyPath: \.rename),
    Option(
      name: "--templates", placeholder: "DIR",
      help: "a folder whose *.mustache files replace built-in templates", values: .folder,
      keyPath: \.templates, isOfOutput: true),
    Option(
      name: "--inputs", placeholder: "FILE",
      help: "for a build step: a list of the files that it watches", values: .file,
      keyPath: \.inputs, isOfOutput: true, isOfBuildStep: true),
    Option(
      name: "--format", placeholder: "FORMAT",
      help: "of diagnostics: 'text' (default), 'json' or 'github'",
      values: .choice(DiagnosticFormat.allCases.map(\.rawValue)), keyPath: \.format),
    Option(
      name: "--config", placeholder: "FILE", help: "in place of 'chirp-gen.yaml'", values: .file,
      keyPath: \.config),
    Option(
      name: "--spec", placeholder: "FILE", help: "the same as the argument SPEC", values: .file,
      keyPath: \.spec),
  ]
}
