import ChirpMustache

/// What the template of a file is given.
struct FileContext: TemplateContext {
  /// The name of the spec's file.
  let source: String
  /// Whole lines: `public import Foundation`.
  let imports: [String]
  /// What stands in front of a declaration: `public `.
  let access: String
  /// The name of the API's namespace.
  let api: String
  let sections: [Section]

  static let names = ["source", "hasImports", "imports", "access", "api", "sections"]

  func value(named name: String) -> TemplateValue? {
    switch name {
    case "access": .text(access)
    case "api": .text(api)
    case "source": .text(source)
    case "hasImports": .bool(!imports.isEmpty)
    case "imports": .list(imports)
    case "sections": .list(sections)
    default: nil
    }
  }
}
