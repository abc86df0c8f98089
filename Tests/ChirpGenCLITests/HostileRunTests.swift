import Testing

@testable import HostileSpecs

/// Whether the harness of the hostile specs tells text from code.
@Suite struct HostileRunTests {
  @Test(
    "a damaged spec is taken at its word, where a literal has become a key and a remark a literal",
    arguments: [14_467, 54_448, 200_337] as [UInt64])
  func damaged(seed: UInt64) throws {
    let spec = HostileSpec(seed: seed)
    #expect(spec.mode == .mutation)
    #expect(try HostileRun(spec).files != nil)
  }

  @Test(
    "text that is where it does not belong is found",
    arguments: [
      ("let zlt = 1", "the text of a literal is code"),
      ("let a = \"zrm\"", "the text of a remark is in a literal"),
      ("/// zlt", "the text of a literal is in a comment"),
      ("let a = zqx()", "text is code"),
      ("Endpoint(path: \"/\\(zlt)\")", "the text of a literal is code"),
    ])
  func places(swift: String, fault: String) throws {
    let scan = try SwiftScan(Array("\(swift)\n".utf8))
    #expect(MarkCheck(isWhole: true).fault(in: scan) == fault)
    #expect(MarkCheck(isWhole: false).fault(in: scan) == nil)
  }

  @Test(
    "text that acts is found, whatever the spec",
    arguments: [
      ("import zqx", "the text of a name acts"), ("func zlt() {}", "the text of a literal acts"),
      ("import zrm", "the text of a remark acts"),
    ])
  func actions(swift: String, fault: String) throws {
    let scan = try SwiftScan(Array("\n\(swift)\n".utf8))
    for isWhole in [true, false] {
      #expect(MarkCheck(isWhole: isWhole).fault(in: scan) == fault)
    }
  }

  @Test(
    "what the output has no use for is found",
    arguments: [
      ("a; b", "line 1 has a sign that the output has no use for"),
      ("#if a", "line 1 has a sign that the output has no use for"),
      ("/* a", "line 1 has a sign that the output has no use for"),
      ("a // b", "line 1 has a comment behind code"),
      ("let a = \"\\(b)\"", "line 1 has an interpolation that is no parameter of a path"),
      ("Endpoint(path: \"\\(b())\")", "line 1 has an interpolation that is no parameter of a path"),
      ("var body: T { \"\\(b)\" }", "line 1 has an interpolation that is no parameter of a path"),
      ("var path: T { \"\\(b)\" ]", "line 1 has a bracket that closes no other"),
    ])
  func signs(swift: String, fault: String) {
    let error = #expect(throws: SwiftScan.Fault.self) { try SwiftScan(Array("\(swift)\n".utf8)) }
    #expect(error?.text == fault)
  }

  @Test(
    "a path has the names of parameters in it",
    arguments: [
      "Endpoint(path: \"/a/\\(b)/\\(c.parameterText(as: .rfc1123))\")",
      "var path: EndpointPath { \"/\\(b)\" }",
      "var path: EndpointPath {\n  switch self {\n  case .a(let b): \"/\\(b)\"\n  case .c: \"\"\n  }\n}",
    ])
  func paths(swift: String) throws {
    let scan = try SwiftScan(Array("\(swift)\n".utf8))
    #expect(String(decoding: scan.code, as: UTF8.self).contains("\"\" b"))
  }
}
