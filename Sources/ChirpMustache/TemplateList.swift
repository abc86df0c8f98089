/// A list whose elements are made when a section comes to them.
package struct TemplateList {
  let count: Int
  /// The element at an offset from 0 to below `count`.
  let element: (Int) -> TemplateValue

  package init<Context: TemplateContext>(_ contexts: [Context]) {
    count = contexts.count
    element = { .object(contexts[$0]) }
  }

  package init(_ contexts: [any TemplateContext]) {
    count = contexts.count
    element = { .object(contexts[$0]) }
  }

  package init(_ texts: [String]) {
    count = texts.count
    element = { .text(texts[$0]) }
  }

  package init(_ values: [TemplateValue]) {
    count = values.count
    element = { values[$0] }
  }
}
