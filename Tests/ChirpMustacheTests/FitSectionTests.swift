import Testing

@testable import ChirpMustache

struct FitSectionTests {
  private static let function = """
    {{#fit}}
    func {{name}}(
      {{#parameters}}
      {{.}},
      {{/parameters}}
    ) -> {{result}} {
    {{/fit}}

    """

  private func render(
    _ template: String, _ context: TestContext = [:], columns: Int, exemption: String? = nil
  ) -> String {
    let rendering = Rendering(
      template, context,
      options: TemplateOptions(lineFit: LineFit(columns: columns, exemption: exemption)))
    #expect(rendering.faults == "")
    return rendering.text
  }

  private func function(
    named name: String = "f", _ parameters: [String], columns: Int, exemption: String? = nil
  ) -> String {
    let context: TestContext = [
      "name": .text(name), "parameters": .list(parameters), "result": .text("Int"),
    ]
    return render(Self.function, context, columns: columns, exemption: exemption)
  }

  @Test func widthDecides() {
    let flat = "func f(a: Int, b: Int) -> Int {\n"
    #expect(function(["a: Int", "b: Int"], columns: 31) == flat)
    #expect(
      function(["a: Int", "b: Int"], columns: 30) == """
        func f(
          a: Int,
          b: Int
        ) -> Int {

        """)
  }

  @Test func emptyPairs() {
    #expect(function([], columns: 100) == "func f() -> Int {\n")
    #expect(function([], columns: 10) == "func f() -> Int {\n")
    #expect(render("{{#fit}}\n  x: [\n  ]\n{{/fit}}\n", columns: 4) == "  x: []\n")
    #expect(
      render("{{#fit}}\nf([\n])\n.g(\n)\n{{/fit}}\n", columns: 6) == "f([])\n.g()\n")
    #expect(render("{{#fit}}\nf(\n]\n{{/fit}}\n", columns: 1) == "f(\n]\n")
  }

  @Test func commas() {
    let list = "{{#fit}}\nlet x = [\n  1,\n  2,\n]\n{{/fit}}\n"
    // A formatter leaves room for the comma that the list would end with.
    #expect(render(list, columns: 15) == "let x = [1, 2]\n")
    #expect(render(list, columns: 14) == "let x = [\n  1,\n  2,\n]\n")
    let nested =
      "{{#fit}}\nf(\n  {{#fit}}\n  [\n    1,\n    \"]\",\n  ],\n  {{/fit}}\n)\n{{/fit}}\n"
    #expect(render(nested, columns: 12) == "f([1, \"]\"])\n")
    #expect(render(nested, columns: 11) == "f(\n  [\n    1,\n    \"]\",\n  ]\n)\n")
    let call = "{{#fit}}\nf(\n  [\n    1,\n  ],\n)\n{{/fit}}\n"
    #expect(render(call, columns: 6) == "f([1])\n")
    #expect(render(call, columns: 5) == "f(\n  [\n    1,\n  ]\n)\n")
  }

  @Test func indentationCounts() {
    let template = "  {{#fit}}\n    f(\n      a,\n    )\n  {{/fit}}\n"
    #expect(render(template, columns: 8) == "    f(a)\n")
    #expect(render(template, columns: 7) == "    f(\n      a\n    )\n")
  }

  @Test func indentationOfPartialsCounts() {
    let templates: KeyValuePairs = ["t": "  {{>p}}\n", "p": "{{#fit}}\nf(\n  a,\n)\n{{/fit}}\n"]
    func text(columns: Int) -> String {
      Rendering(templates, options: TemplateOptions(lineFit: LineFit(columns: columns))).text
    }
    #expect(text(columns: 6) == "  f(a)\n")
    #expect(text(columns: 5) == "  f(\n    a\n  )\n")
  }

  @Test func textInFrontOfTheSectionOnItsLineCounts() {
    let templates: KeyValuePairs = [
      "t": "let x = {{>p}}\n", "p": "{{#fit}}\nf(\n  a\n)\n{{/fit}}\n",
    ]
    func text(columns: Int) -> String {
      Rendering(templates, options: TemplateOptions(lineFit: LineFit(columns: columns))).text
    }
    #expect(text(columns: 12) == "let x = f(a)\n\n")
    #expect(text(columns: 11) == "let x = f(\n  a\n)\n\n")
  }

  @Test func charactersAreCounted() {
    // Seven characters, but 11 scalars and 23 bytes.
    let template = "{{#fit}}\nf(\n  🇩🇪,\n  e\u{301}\n)\n{{/fit}}\n"
    #expect(render(template, columns: 7) == "f(🇩🇪, e\u{301})\n")
    #expect(render(template, columns: 6) == "f(\n  🇩🇪,\n  e\u{301}\n)\n")
  }

  @Test func otherLinesAreJoinedByASpace() {
    #expect(
      render("{{#fit}}\na\n\n    .b\n  {\n}\n{{/fit}}\n", columns: 8) == "a .b { }\n")
    #expect(
      render("{{#fit}}\na\n\n    .b\n  {\n}\n{{/fit}}\n", columns: 7) == "a\n\n    .b\n  {\n}\n")
  }

  @Test func commentsAreNotJoined() {
    let template = "{{#fit}}\nf(\n  // one, (\n  a,\n  // two,\n)\n{{/fit}}\n"
    #expect(render(template, columns: 100) == "f(\n  // one, (\n  a,\n  // two,\n)\n")
    #expect(render("{{#fit}}\n/// f\nf(\n)\n{{/fit}}\n", columns: 100) == "/// f\nf()\n")
  }

  @Test func whatDoesNotFitIsExempted() {
    #expect(
      render("{{#fit}}\n  let x = long\n{{/fit}}\n", columns: 13, exemption: "// ignore") == """
          // ignore
          let x = long

        """)
    #expect(
      function(["parameter: Int"], columns: 15, exemption: "// ignore") == """
        // ignore
        func f(
          parameter: Int
        ) -> Int {

        """)
    #expect(
      function(["parameter: Int"], columns: 16, exemption: "// ignore") == """
        func f(
          parameter: Int
        ) -> Int {

        """)
    #expect(function(["parameter: Int"], columns: 15).hasPrefix("func f(\n"))
  }

  @Test func sectionsNest() {
    let template = """
      {{#fit}}
      f(
        {{#fit}}
        a: [
          1,
          2,
        ],
        {{/fit}}
        {{#fit}}
        b: [
        ],
        {{/fit}}
      )
      {{/fit}}

      """
    #expect(render(template, columns: 20) == "f(a: [1, 2], b: [])\n")
    #expect(render(template, columns: 19) == "f(\n  a: [1, 2],\n  b: []\n)\n")
    #expect(render(template, columns: 13) == "f(\n  a: [1, 2],\n  b: []\n)\n")
    #expect(
      render(template, columns: 12)
        == "f(\n  a: [\n    1,\n    2,\n  ],\n  b: []\n)\n")
  }

  @Test func outerExemptionReplacesInnerOnes() {
    let template = """
      {
        {{#fit}}
        f(
          {{#fit}}
          tooLongToFit,
          {{/fit}}
          {{#fit}}
          a,
          {{/fit}}
        )
        {{/fit}}
      }

      """
    #expect(
      render(template, columns: 12, exemption: "// ignore") == """
        {
          // ignore
          f(
            tooLongToFit,
            a
          )
        }

        """)
  }

  @Test func lineBreaksAndMissingOnesAreKept() {
    #expect(render("{{#fit}}\r\nf(\r\n  a,\r\n)\r\n{{/fit}}\r\n", columns: 4) == "f(a)\r\n")
    #expect(
      render("{{#fit}}\r\nf(\r\n  a,\r\n)\r\n{{/fit}}\r\n", columns: 3)
        == "f(\r\n  a\r\n)\r\n")
    let rendering = Rendering(
      ["t": "{{#fit}}\n{{>p}}\n{{/fit}}\nend", "p": "f(\na\n)"],
      options: TemplateOptions(lineFit: LineFit()))
    #expect(rendering.text == "f(a)end")
  }

  @Test func emptySections() {
    #expect(render("a\n{{#fit}}\n{{/fit}}\n", columns: 100) == "a\n")
    #expect(render("a\n{{#fit}}\n\n  \n{{/fit}}\n", columns: 100) == "a\n\n")
  }

  @Test func sectionsInTheSameOutputAreIndependent() {
    let template = "{{#items}}\n{{#fit}}\n{{.}}(\n  a,\n)\n{{/fit}}\n{{/items}}\n"
    let context: TestContext = ["items": .list(["f", "function", "g"])]
    #expect(render(template, context, columns: 8) == "f(a)\nfunction(\n  a\n)\ng(a)\n")
  }
}
