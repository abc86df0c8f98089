/// What the program can do.
enum Command: String, CaseIterable {
  case generate
  case check
  case validate
}

/// A command line that makes sense.
enum Invocation {
  case run(Command, Options)
  case help(Command?)
  case version
}

/// The options of a command, as they are given.
struct Options {
  var spec: String?
  var config: String?
  var output: String?
  var namespace: String?
  var access: String?
  var layout: String?
  var templates: String?
  var imports: String?
}

/// An option that takes a value.
struct Option {
  let name: String
  let placeholder: String
  let help: String
  let keyPath: any WritableKeyPath<Options, String?> & Sendable

  /// The options of all commands.
  static let all = [
    Option(
      name: "--output", placeholder: "DIR", help: "the folder of the generated files",
      keyPath: \.output),
    Option(
      name: "--layout", placeholder: "LAYOUT",
      help: "'split' (a file for each type) or 'single' (a fixed set of files)", keyPath: \.layout),
    Option(
      name: "--namespace", placeholder: "NAME", help: "the enum of the endpoints (default 'API')",
      keyPath: \.namespace),
    Option(
      name: "--access", placeholder: "LEVEL", help: "'public' (default), 'package' or 'internal'",
      keyPath: \.access),
    Option(
      name: "--imports", placeholder: "NAMES",
      help: "modules of the protocols that types conform to, with commas", keyPath: \.imports),
    Option(
      name: "--templates", placeholder: "DIR",
      help: "a folder whose *.mustache files replace built-in templates", keyPath: \.templates),
    Option(
      name: "--config", placeholder: "FILE", help: "in place of 'chirp-gen.yaml'",
      keyPath: \.config),
    Option(
      name: "--spec", placeholder: "FILE", help: "the same as the argument SPEC", keyPath: \.spec),
  ]
}
