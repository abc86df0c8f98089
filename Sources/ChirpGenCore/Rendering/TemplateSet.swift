package import ChirpDiagnostics
import ChirpTemplates

/// The templates of a run: the built-in ones, of which the user's own replace some.
package struct TemplateSet: Sendable {
  package static let builtIn = TemplateSet(replacedBy: [])

  /// Named by their files, without `.mustache`.
  let replacements: [SourceFile]

  /// - Parameter replacements: Files that replace the built-in templates of the same name, or that
  ///   those include.
  package init(replacedBy replacements: [SourceFile]) {
    self.replacements = replacements
  }

  var isBuiltIn: Bool { replacements.isEmpty }

  static func name(of file: SourceFile) -> String {
    let name = file.path.split(separator: "/").last ?? ""
    return String(name.hasSuffix(suffix) ? name.dropLast(suffix.count) : name)
  }

  static let suffix = ".mustache"
}

/// A fault in a built-in template, which no user can have caused.
package struct TemplateFault: Error {
  /// The whole text for people.
  package let text: String
}
