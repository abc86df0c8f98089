import ChirpDiagnostics
import Testing

@testable import ChirpMustache

/// The tests of the Mustache specification: the required modules, and inheritance.
@Suite(
  .enabled(
    if: SpecificationCase.isAvailable,
    "the Mustache specification's tests are not beside this package"))
struct SpecificationTests {
  @Test(arguments: [
    ("comments", 12), ("delimiters", 14), ("interpolation", 42), ("inverted", 22),
    ("partials", 12), ("sections", 34), ("~inheritance", 27),
  ])
  func module(name: String, count: Int) throws {
    let cases = try SpecificationCase.all(in: name)
    #expect(cases.count == count)
    for specificationCase in cases {
      check(specificationCase)
    }
  }

  private func check(_ specificationCase: SpecificationCase) {
    var diagnostics = Diagnostics()
    var templates: [Template] = []
    let texts = (specificationCase.partials ?? [:]).sorted { $0.key < $1.key }
    for (name, text) in [("template", specificationCase.template)] + texts {
      let file = diagnostics.add(path: "\(name).mustache", bytes: Array(text.utf8))
      templates.append(Template(file, named: name, diagnostics: &diagnostics))
    }
    let library = TemplateLibrary(
      templates, options: TemplateOptions(escapesHTML: true, isStrict: false),
      diagnostics: &diagnostics)
    var output: [UInt8] = []
    library.render(
      "template", value: specificationCase.data.templateValue, into: &output,
      diagnostics: &diagnostics)
    #expect(
      String(decoding: output, as: UTF8.self) == specificationCase.expected,
      "\(specificationCase.name)")
    #expect(diagnostics.inSourceOrder.isEmpty, "\(specificationCase.name)")
  }
}
