import ChirpDiagnostics
import ChirpGenCore

/// What the command line says of the Swift that is written, checked.
struct Overrides {
  private var namespace: String?
  private var access: SwiftOptions.Access?
  private var style: SwiftOptions.Style?
  private var layout: SwiftOptions.Layout?
  private var imports: [String]?
  private var included: [Located<String>]?
  private var excluded: [Located<String>]?
  private var renames: [Rename]?

  /// What is read piece by piece is a file of `diagnostics` that is called like its option, so that a
  /// piece has a place that can be shown.
  init(_ options: Options, diagnostics: inout Diagnostics) throws(UsageError) {
    access = try options.choice(\.access, of: "--access", as: SwiftOptions.Access.self)
    style = try options.choice(\.style, of: "--style", as: SwiftOptions.Style.self)
    layout = try options.choice(\.layout, of: "--layout", as: SwiftOptions.Layout.self)
    if let text = options.namespace {
      guard Configuration.isNamespace(text) else {
        let near = Configuration.namespace(near: text)
        throw UsageError(
          message: "'\(text)' is no value of '--namespace'",
          hint: near.map { "did you mean '\($0)'?" }
            ?? "it takes a name of Swift that nothing else has")
      }
      namespace = text
    }
    included = try Self.parts(options.include, of: "--include", diagnostics: &diagnostics)
    excluded = try Self.parts(options.exclude, of: "--exclude", diagnostics: &diagnostics)
    renames = try Self.renames(options.rename, diagnostics: &diagnostics)
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

  private static func parts(
    _ text: String?, of option: String, diagnostics: inout Diagnostics
  ) throws(UsageError) -> [Located<String>]? {
    guard let text = text.map({ OptionText($0, of: option, diagnostics: &diagnostics) }) else {
      return nil
    }
    let names = text.whole.split(separator: ",", omittingEmptySubsequences: false)
    if names.contains("") {
      throw UsageError(
        message: "a name is missing in '\(option)'",
        hint: "'\(option)' takes names with commas between them: posts,Comment")
    }
    return names.map { text.located($0) }
  }

  private static func renames(
    _ text: String?, diagnostics: inout Diagnostics
  ) throws(UsageError) -> [Rename]? {
    guard let text = text.map({ OptionText($0, of: "--rename", diagnostics: &diagnostics) }) else {
      return nil
    }
    let entries = text.whole.split(separator: ",", omittingEmptySubsequences: false)
    return try entries.map { entry throws(UsageError) in
      let names = entry.split(separator: "=", omittingEmptySubsequences: false)
      guard names.count == 2, !names.contains("") else {
        throw UsageError(
          message: "'\(entry)' does not give a name another one",
          hint: "'--rename' takes names with commas between them: Post=Article,feed.per=size")
      }
      return Rename(old: text.located(names[0]), new: text.located(names[1]))
    }
  }

  func apply(to options: inout SwiftOptions) {
    if let namespace { options.namespace = namespace }
    if let access { options.access = access }
    if let style { options.style = style }
    if let layout { options.layout = layout }
    if let imports { options.imports = imports }
    if let included { options.included = included }
    if let excluded { options.excluded = excluded }
    if let renames { options.renames = renames }
  }
}
