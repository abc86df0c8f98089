/// An element of a list of contexts. It is small enough for an existential to hold without a box, so
/// that a section over a list copies no element and allocates nothing for it.
struct ListedContext<Context: TemplateContext>: TemplateContext {
  let contexts: [Context]
  let index: Int

  static var names: [String] {
    Context.names
  }

  func value(named name: String) -> TemplateValue? {
    contexts[index].value(named: name)
  }
}
