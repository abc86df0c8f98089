/// An option that takes a value.
struct Option {
  let name: String
  let placeholder: String
  let help: String
  let keyPath: any WritableKeyPath<Options, String?> & Sendable
  /// Whether it says how, or where to, the output is written.
  var isOfOutput = false

  /// The options that a command takes.
  static func all(of command: Command) -> [Option] {
    switch command {
    case .generate, .check: all
    case .validate: all.filter { !$0.isOfOutput }
    }
  }

  static let all = [
    Option(
      name: "--output", placeholder: "DIR", help: "the folder of the generated files",
      keyPath: \.output, isOfOutput: true),
    Option(
      name: "--layout", placeholder: "LAYOUT",
      help: "'split' (a file for each type) or 'single' (a fixed set of files)", keyPath: \.layout,
      isOfOutput: true),
    Option(
      name: "--namespace", placeholder: "NAME", help: "the enum of the endpoints (default 'API')",
      keyPath: \.namespace),
    Option(
      name: "--access", placeholder: "LEVEL", help: "'public' (default), 'package' or 'internal'",
      keyPath: \.access, isOfOutput: true),
    Option(
      name: "--imports", placeholder: "NAMES",
      help: "modules of the protocols that types conform to, with commas", keyPath: \.imports,
      isOfOutput: true),
    Option(
      name: "--templates", placeholder: "DIR",
      help: "a folder whose *.mustache files replace built-in templates", keyPath: \.templates,
      isOfOutput: true),
    Option(
      name: "--config", placeholder: "FILE", help: "in place of 'chirp-gen.yaml'",
      keyPath: \.config),
    Option(
      name: "--spec", placeholder: "FILE", help: "the same as the argument SPEC", keyPath: \.spec),
  ]
}
