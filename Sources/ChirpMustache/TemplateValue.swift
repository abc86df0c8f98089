/// What a name in a template stands for.
package enum TemplateValue {
  /// Nothing: prints nothing, and is false to a section.
  case absent
  case bool(Bool)
  /// Prints as it is. An empty text is false to a section.
  case text(String)
  /// Names of its own, which a section brings into reach.
  case object(any TemplateContext)
  /// Makes a section print once for each element. An empty list is false to a section.
  case list(TemplateList)

  /// A list of `contexts`.
  package static func list<Context: TemplateContext>(_ contexts: [Context]) -> TemplateValue {
    .list(TemplateList(contexts))
  }

  /// A list of `texts`, each of which is `{{.}}` in the section.
  package static func list(_ texts: [String]) -> TemplateValue {
    .list(TemplateList(texts))
  }

  /// Whether a section of this value prints, and an inverted one does not.
  var isTrue: Bool {
    switch self {
    case .absent: false
    case .bool(let isTrue): isTrue
    case .text(let text): !text.isEmpty
    case .object: true
    case .list(let list): list.count > 0
    }
  }
}
