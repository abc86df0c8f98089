import ChirpMustache

/// A context whose names and values are given in a test.
struct TestContext: TemplateContext, ExpressibleByDictionaryLiteral {
  static let names: [String] = []

  private let values: [String: TemplateValue]

  init(dictionaryLiteral elements: (String, TemplateValue)...) {
    values = Dictionary(uniqueKeysWithValues: elements)
  }

  func value(named name: String) -> TemplateValue? {
    values[name]
  }
}
