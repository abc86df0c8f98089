import ChirpDiagnostics
import Testing

@testable import ChirpMustache

/// Faults that are found when a template is parsed.
struct TemplateFaultTests {
  @Test(arguments: [
    ("a {{name\nb", "t.mustache:1:3: error: tag is not closed; expected '}}'"),
    ("a {{{name}}", "t.mustache:1:3: error: tag is not closed; expected '}}}'"),
    ("{{=<% %>}}", "t.mustache:1:1: error: tag is not closed; expected '=}}'"),
    ("{{=<% %>=}}\n<%! x", "t.mustache:2:1: error: tag is not closed; expected '%>'"),
    ("a {{", "t.mustache:1:3: error: tag is not closed; expected '}}'"),
  ])
  func unclosedTag(template: String, fault: String) {
    #expect(Rendering(template).faults == fault)
  }

  @Test(arguments: [
    ("{{}}", "t.mustache:1:1: error: tag has no name"),
    ("ä {{# }}", "t.mustache:1:3: error: tag has no name"),
    ("{{> }}", "t.mustache:1:1: error: tag has no name"),
    ("{{ a b }}", "t.mustache:1:4: error: name 'a b' contains white space"),
    ("x\r\n{{a..b}}", "t.mustache:2:3: error: name 'a..b' has an empty part"),
    ("x\r{{.a}}", "t.mustache:2:3: error: name '.a' has an empty part"),
    ("{{#a.}}{{/a.}}", "t.mustache:1:4: error: name 'a.' has an empty part"),
  ])
  func badName(template: String, fault: String) {
    #expect(Rendering(template).faults == fault)
  }

  @Test(arguments: ["{{=<%=}}", "{{= a b c =}}", "{{==a b=}}", "{{==}}"])
  func badDelimiters(template: String) {
    #expect(
      Rendering(template).faults
        == "t.mustache:1:1: error: expected two delimiters without '=', as in '{{=<% %>=}}'")
  }

  @Test func wrongEnd() {
    let rendering = Rendering("{{^fields}}\nx\n{{/feilds}}\n")
    #expect(
      rendering.faults == """
        t.mustache:1:4: error: unknown name 'fields'
        t.mustache:3:1: error: expected the end of 'fields', not of 'feilds'
        t.mustache:1:1: note: 'fields' is opened here
        """)
  }

  @Test func unclosedSectionInAnother() {
    let rendering = Rendering(
      "{{#outer}}\n  {{#inner}}\n{{/outer}}\n", ["outer": .absent] as TestContext)
    #expect(
      rendering.faults == """
        t.mustache:2:3: error: section 'inner' has no end
        t.mustache:3:1: note: 'outer' ends here
        """)
  }

  @Test func unclosedAtTheEnd() {
    let rendering = Rendering(["t": "{{<base}}\n{{$block}}\nx", "base": ""])
    #expect(
      rendering.faults == """
        t.mustache:1:1: error: parent 'base' has no end
        t.mustache:3:2: note: the template ends here
        t.mustache:2:1: error: block 'block' has no end
        t.mustache:3:2: note: the template ends here
        """)
  }

  @Test func endOfNothing() {
    let rendering = Rendering("x\n {{/name}}\n")
    #expect(rendering.faults == "t.mustache:2:2: error: end of 'name', which is not open")
    #expect(rendering.text == "x\n")
  }

  @Test func allFaultsAreReported() {
    let rendering = Rendering("{{}}\n{{a b}}\n{{/c}}\n{{d")
    #expect(
      rendering.faults == """
        t.mustache:1:1: error: tag has no name
        t.mustache:2:3: error: name 'a b' contains white space
        t.mustache:3:1: error: end of 'c', which is not open
        t.mustache:4:1: error: tag is not closed; expected '}}'
        """)
  }

  @Test func nestingAtTheLimit() {
    let rendering = Rendering(nested(100), ["a": .bool(true)] as TestContext)
    #expect(rendering.faults == "")
    #expect(rendering.text == "x")
  }

  @Test(arguments: [101, 100_000])
  func nestingBeyondTheLimit(depth: Int) {
    var diagnostics = Diagnostics()
    let file = diagnostics.add(path: "t.mustache", bytes: Array(nested(depth).utf8))
    _ = Template(file, named: "t", diagnostics: &diagnostics)
    #expect(
      Rendering.describe(diagnostics)
        == "t.mustache:1:601: error: tags are nested more than 100 deep")
  }

  private func nested(_ depth: Int) -> String {
    String(repeating: "{{#a}}", count: depth) + "x" + String(repeating: "{{/a}}", count: depth)
  }

  @Test func notUTF8() {
    var diagnostics = Diagnostics()
    let file = diagnostics.add(path: "t.mustache", bytes: [0x61, 0xFF])
    _ = Template(file, named: "t", diagnostics: &diagnostics)
    #expect(
      Rendering.describe(diagnostics) == "error: template 't.mustache' is not valid UTF-8")
  }

  @Test func byteOrderMark() {
    let rendering = Rendering("\u{FEFF}{{#a}}\nx {{b}}\n{{/a}}", ["a": .bool(true)] as TestContext)
    #expect(rendering.text == "x \n")
    #expect(rendering.faults == "t.mustache:2:5: error: unknown name 'b'")
  }

  @Test func placesCountScalars() {
    let rendering = Rendering("e\u{301}🇩🇪 {{b}}")
    #expect(rendering.faults == "t.mustache:1:8: error: unknown name 'b'")
  }
}
