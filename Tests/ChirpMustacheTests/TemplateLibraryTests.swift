import ChirpDiagnostics
import Testing

@testable import ChirpMustache

struct TemplateLibraryTests {
  @Test func unknownPartialAndParent() {
    let templates: KeyValuePairs = ["t": "a\n  {{> tpye }}\n{{<base}}{{/base}}\n"]
    let strict = Rendering(templates)
    #expect(
      strict.faults == """
        t.mustache:2:7: error: unknown template 'tpye'
        t.mustache:3:4: error: unknown template 'base'
        """)
    let lenient = Rendering(templates, options: TemplateOptions(isStrict: false))
    #expect(lenient.faults == "")
    #expect(lenient.text == "a\n")
  }

  @Test func laterTemplateReplacesEarlierOne() {
    let rendering = Rendering(["t": "{{>a}}", "a": "{{>missing}}", "a": "second"])
    #expect(rendering.text == "second")
    #expect(rendering.faults == "")
  }

  @Test func unknownTemplate() {
    var diagnostics = Diagnostics()
    let library = TemplateLibrary([], diagnostics: &diagnostics)
    var output = Array("before".utf8)
    library.render("t", context: TestContext(), into: &output, diagnostics: &diagnostics)
    #expect(output == Array("before".utf8))
    #expect(Rendering.describe(diagnostics) == "error: unknown template 't'")
  }

  @Test func outputIsAppended() {
    var diagnostics = Diagnostics()
    let file = diagnostics.add(path: "t.mustache", bytes: Array("{{a}};".utf8))
    let library = TemplateLibrary(
      [Template(file, named: "t", diagnostics: &diagnostics)], diagnostics: &diagnostics)
    var output: [UInt8] = []
    for text in ["x", "ä"] {
      library.render(
        "t", context: ["a": .text(text)] as TestContext, into: &output, diagnostics: &diagnostics)
    }
    #expect(String(decoding: output, as: UTF8.self) == "x;ä;")
    #expect(Rendering.describe(diagnostics) == "")
  }

  @Test func tagsOfFitSectionAmongText() {
    let options = TemplateOptions(lineFit: LineFit())
    #expect(
      Rendering("a {{#fit}}b{{/fit}}\n{{#fit}}\nc{{/fit}}\n", options: options).faults == """
        t.mustache:1:6: error: the tags of a 'fit' section stand in lines of their own
        t.mustache:2:4: error: the tags of a 'fit' section stand in lines of their own
        """)
  }
}
