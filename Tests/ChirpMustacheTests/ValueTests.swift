import Testing

@testable import ChirpMustache

/// What names stand for, and the faults of a strict render.
struct ValueTests {
  private struct Item: TemplateContext {
    static let names = ["name"]

    let name: String

    func value(named name: String) -> TemplateValue? {
      switch name {
      case "name": .text(self.name)
      default: nil
      }
    }
  }

  @Test func falseValues() {
    let context: TestContext = [
      "absent": .absent, "false": .bool(false), "empty": .text(""), "none": .list([String]()),
    ]
    for name in ["absent", "false", "empty", "none"] {
      let rendering = Rendering("{{#\(name)}}yes{{/\(name)}}{{^\(name)}}no{{/\(name)}}", context)
      #expect(rendering.text == "no", "\(name)")
      #expect(rendering.faults == "", "\(name)")
    }
  }

  @Test func trueValues() {
    let context: TestContext = [
      "true": .bool(true), "text": .text("x"), "object": .object(Item(name: "a")),
      "list": .list([Item(name: "a")]),
    ]
    for name in ["true", "text", "object", "list"] {
      let rendering = Rendering("{{#\(name)}}yes{{/\(name)}}{{^\(name)}}no{{/\(name)}}", context)
      #expect(rendering.text == "yes", "\(name)")
      #expect(rendering.faults == "", "\(name)")
    }
  }

  @Test func lists() {
    let items = [Item(name: "a"), Item(name: "b")]
    let context: TestContext = [
      "contexts": .list(items),
      "others": .list(TemplateList([Item(name: "c"), ["name": .text("d")] as TestContext])),
      "texts": .list(["e", "f"]),
      "values": .list(TemplateList([.text("g"), .list(["h", "i"])])),
    ]
    let rendering = Rendering(
      """
      {{#contexts}}{{name}},{{/contexts}}
      {{#others}}{{name}},{{/others}}
      {{#texts}}{{.}},{{/texts}}
      {{#values}}{{#.}}{{.}},{{/.}};{{/values}}
      """, context)
    #expect(rendering.text == "a,b,\nc,d,\ne,f,\ng,;h,i,;")
    #expect(rendering.faults == "")
  }

  @Test func absentPrintsNothing() {
    let rendering = Rendering("[{{a}}{{a.b.c}}]", ["a": .absent] as TestContext)
    #expect(rendering.text == "[]")
    #expect(rendering.faults == "")
  }

  @Test func unknownNamesAreReportedOnceForEachPlace() {
    let context: TestContext = ["items": .list([Item(name: "a"), Item(name: "b")])]
    let rendering = Rendering(
      ["t": "{{#items}}\n  {{> item}}\n{{/items}}\n{{^itmes}}{{/itmes}}", "item": "{{nmae}}\n"],
      context)
    #expect(
      rendering.faults == """
        t.mustache:4:4: error: unknown name 'itmes'
        item.mustache:1:3: error: unknown name 'nmae'
        """)
  }

  @Test func unknownNamesOfDottedNames() {
    let context: TestContext = ["item": .object(Item(name: "a")), "items": .list(["a"])]
    let rendering = Rendering(
      "{{item.name}} {{itme.name}} {{item.nmae}} {{item.name.first}} {{items.first}}", context)
    #expect(rendering.text == "a    ")
    #expect(
      rendering.faults == """
        t.mustache:1:17: error: unknown name 'itme'
        t.mustache:1:31: error: unknown name 'nmae' in 'item.nmae'
        t.mustache:1:45: error: no name 'first' in a text
        t.mustache:1:65: error: no name 'first' in a list
        """)
  }

  @Test func whatIsNoText() {
    let context: TestContext = [
      "object": .object(Item(name: "a")), "list": .list(["a"]), "bool": .bool(true),
    ]
    let rendering = Rendering("{{object}}\n{{list}}\n{{bool}}\n{{.}}", context)
    #expect(
      rendering.faults == """
        t.mustache:1:3: error: 'object' is an object, not a text
        t.mustache:2:3: error: 'list' is a list, not a text
        t.mustache:3:3: error: 'bool' is a truth value, not a text
        t.mustache:4:3: error: '.' is an object, not a text
        """)
  }

  @Test func lenientRenderReportsNothing() {
    let context: TestContext = ["list": .list(["a"]), "bool": .bool(true)]
    let rendering = Rendering(
      "[{{a}}{{a.b}}{{list}}{{list.a}}{{bool}}]", context,
      options: TemplateOptions(isStrict: false))
    #expect(rendering.text == "[true]")
    #expect(rendering.faults == "")
  }

  @Test func escapingIsASetting() {
    let context: TestContext = ["a": .text("<&\">'ä")]
    #expect(Rendering("{{a}}", context).text == "<&\">'ä")
    let options = TemplateOptions(escapesHTML: true)
    #expect(
      Rendering("{{a}} {{&a}}", context, options: options).text
        == "&lt;&amp;&quot;&gt;'ä <&\">'ä")
  }

  @Test func fitIsAnOrdinaryNameWithoutTheSetting() {
    let rendering = Rendering("{{#fit}}\n{{.}},\n{{/fit}}\n", ["fit": .text("a")] as TestContext)
    #expect(rendering.text == "a,\n")
  }
}
