import Testing

@testable import ChirpMustache

/// Partials, parents and blocks, beyond what the specification tests.
struct PartialTests {
  @Test func emptyLinesAreNotIndented() {
    let rendering = Rendering(["t": "  {{>p}}\n", "p": "a\n\nb\r\n\r\n{{>q}}c\n\n", "q": "q\n\n"])
    #expect(rendering.text == "  a\n\n  b\r\n\r\n  q\n\nc\n\n")
  }

  @Test func indentationsAddUp() {
    let rendering = Rendering(
      [
        "t": " {{>p}}\n", "p": "p\n\t{{>q}}\nend\n",
        "q": "{{#x}}\nq{{.}}\n{{/x}}\n{{^x}}\n{{/x}}\n",
      ],
      ["x": .list(["1", "2\n3"])] as TestContext)
    #expect(rendering.text == " p\n \tq1\n \tq2\n3\n end\n")
  }

  @Test func lineThatBeginsWithATagIsIndentedOnce() {
    let rendering = Rendering(
      ["t": "  {{>p}}\n", "p": "{{#x}}{{.}};{{/x}}\n{{! c }}{{#x}}\n{{.}}{{/x}}\n"],
      ["x": .list(["1", "2"])] as TestContext)
    #expect(rendering.text == "  1;2;\n  \n  1\n  2\n")
  }

  @Test func templatesCanIncludeThemselves() {
    let inner: TestContext = ["name": .text("b"), "types": .list([String]())]
    let outer: TestContext = ["name": .text("a"), "types": .list([inner, inner])]
    let rendering = Rendering(
      ["type": "{{name}} {\n{{#types}}\n  {{>type}}\n{{/types}}\n}\n"], outer)
    #expect(rendering.text == "a {\n  b {\n  }\n  b {\n  }\n}\n")
    #expect(rendering.faults == "")
  }

  @Test(arguments: ["{{>t}}", "x\n  {{>t}}{{>t}}{{>t}}\n", "{{<t}}{{$b}}{{>t}}{{/b}}{{/t}}"])
  func endlessInclusion(template: String) {
    let rendering = Rendering(template)
    let column = template.hasPrefix("x") ? "2:6" : "1:4"
    #expect(
      rendering.faults
        == "t.mustache:\(column): error: templates and sections are nested more than 150 deep here")
  }

  @Test func blockCannotFillItself() {
    let rendering = Rendering(
      ["t": "{{<p}}{{$a}}[{{$a}}x{{/a}}]{{/a}}{{/p}}", "p": "{{$a}}{{/a}}"])
    #expect(rendering.text == "[x]")
    #expect(rendering.faults == "")
  }

  @Test func indentedParentIndentsWhatFillsIt() {
    let rendering = Rendering([
      "t": "  {{<p}}{{$a}}\n{\n  x\n}{{/a}}\n{{/p}}\n", "p": "func f() {{$a}}{ }{{/a}}\nend\n",
    ])
    #expect(rendering.text == "  func f() {\n    x\n  }\n  end\n")
  }

  @Test func blockInLinesOfItsOwnFilledInline() {
    let parent = "{\n  {{$a}}\n    default\n  {{/a}}\n}\n"
    #expect(
      Rendering(["t": "{{<p}}{{$a}}x\ny{{/a}}{{/p}}", "p": parent]).text == "{\n    x\n    y\n}\n")
    #expect(Rendering(["t": "{{<p}}{{$a}}{{/a}}{{/p}}", "p": parent]).text == "{\n}\n")
    #expect(Rendering(["t": "{{<p}}{{$a}}{{/a}}{{/p}}", "p": "{{$a}}\nd\n{{/a}}\n"]).text == "")
    #expect(Rendering(["t": "{{<p}}{{$a}}x{{/a}}{{/p}}", "p": "{{$a}}{{/a}}"]).text == "x")
    #expect(
      Rendering(["t": "{{<p}}{{$a}}x{{/a}}{{/p}}", "p": "{{$a}}{{/a}} \r\n"]).text == "x\r\n")
    #expect(Rendering(["t": "{{<p}}{{/p}}", "p": parent]).text == "{\n    default\n}\n")
  }

  @Test func whatElseStandsInAParentTagFillsNothing() {
    let rendering = Rendering([
      "t": "{{<p}}\n{{#x}}{{$a}}no{{/a}}{{/x}}{{y}}{{>p}}\n{{$b}}yes{{/b}}\n{{/p}}",
      "p": "{{$a}}a{{/a}}{{$b}}b{{/b}}",
    ])
    #expect(rendering.text == "ayes")
    #expect(rendering.faults == "")
  }
}
