import ChirpMustache

/// What the template of a file is given.
struct FileContext: TemplateContext {
  /// Whole lines: `public import Foundation`.
  let imports: [String]
  let sections: [Section]
  /// Names of libraries, as they are written where no section hides them: they are no constants.
  let libraryNames: [String: String]

  static let names = ["hasImports", "imports", "sections"]

  func value(named name: String) -> TemplateValue? {
    switch name {
    case "hasImports": .bool(!imports.isEmpty)
    case "imports": .list(imports)
    case "sections": .list(sections)
    default: libraryNames[name].map { .text($0) }
    }
  }
}
