import Testing

/// What the plugin finds in YAML that people write. Its sources are linked into this folder, since
/// a plugin is no module.
@Suite struct KeyScanTests {
  @Test(arguments: [
    ("spec: api.yaml", ["api.yaml"]),
    ("spec:   ../specs/my api.yaml  # the spec\noutput: Sources", ["../specs/my api.yaml"]),
    ("\"spec\": \"api, too.yaml\"", ["api, too.yaml"]),
    ("{ spec: api.yaml, output: Sources }", ["api.yaml"]),
    ("{spec: 'api.yaml', output: Sources}", ["api.yaml"]),
    ("{\n  output: Sources,\n  spec: api.yaml\n}\n", ["api.yaml"]),
    ("- spec: api.yaml\n  output: a\n- spec: b.yaml\n  output: b", ["api.yaml", "b.yaml"]),
    ("# spec: old.yaml\nspec: new#1.yaml\r\noutput: Sources\r\n", ["new#1.yaml"]),
    ("spec:\n  # below\n  api.yaml\n", ["api.yaml"]),
    ("output: spec\nspecs: a.yaml\n", []),
    ("spec:", []),
    ("spec: \"api.yaml", []),
    ("", []),
  ])
  func oneValue(text: String, expected: [String]) {
    #expect(KeyScan(text: text).texts(at: "spec") == expected)
  }

  @Test(arguments: [
    ("include: [types.yaml]", ["types.yaml"]),
    ("include: [ a.yaml, 'b c.yaml', \"d.yaml\" ] # three", ["a.yaml", "b c.yaml", "d.yaml"]),
    ("include: [\n  a.yaml, # the first\n  b.yaml,\n]\ntypes: {}", ["a.yaml", "b.yaml"]),
    ("include:\n- a.yaml\n- b.yaml\n", ["a.yaml", "b.yaml"]),
    (
      "include:\n  - a.yaml # the first\n\n  # and\n  -   'b.yaml'\ntypes: {}",
      ["a.yaml", "b.yaml"]
    ),
    ("chirp: 1\ninclude: []\ntypes: {}", []),
    ("{ chirp: 1, include: [a.yaml], types: {} }", ["a.yaml"]),
  ])
  func list(text: String, expected: [String]) {
    #expect(KeyScan(text: text).texts(at: "include") == expected)
  }
}
