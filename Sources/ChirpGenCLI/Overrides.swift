import ChirpGenCore

/// What the command line says of the Swift that is written, checked.
struct Overrides {
  private var namespace: String?
  private var access: SwiftOptions.Access?
  private var layout: SwiftOptions.Layout?
  private var imports: [String]?

  init(_ options: Options) throws(UsageError) {
    access = try options.choice(\.access, of: "--access", as: SwiftOptions.Access.self)
    layout = try options.choice(\.layout, of: "--layout", as: SwiftOptions.Layout.self)
    if let text = options.namespace {
      guard Configuration.isNamespace(text) else {
        throw UsageError(
          message: "'\(text)' is no value of '--namespace'",
          hint: "it takes a name of Swift that nothing else has")
      }
      namespace = text
    }
    if let texts = options.imports?.split(separator: ",", omittingEmptySubsequences: false) {
      imports = try texts.map { text throws(UsageError) in
        if Configuration.isModule(String(text)) { return String(text) }
        throw UsageError(
          message: text.isEmpty
            ? "a name is missing in '--imports'" : "'\(text)' is not the name of a module",
          hint: "'--imports' takes names with commas between them: Shapes,Colors")
      }
    }
  }

  func apply(to options: inout SwiftOptions) {
    if let namespace { options.namespace = namespace }
    if let access { options.access = access }
    if let layout { options.layout = layout }
    if let imports { options.imports = imports }
  }
}
