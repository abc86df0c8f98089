import Foundation
import Testing

@testable import ChirpGenCore

@Suite("names of a request's properties")
struct RequestPropertiesTests {
  @Test("a parameter keeps its name, unless a request has such a member")
  func names() {
    let names = ["page", "timeout", "path", "body", "`in`", "queryMethod", "method"]
    let origins: [MemberNames.Origin?] = [.query, .query, .path, .body, .query, .header, .query]
    #expect(
      RequestProperties.names(for: names, from: origins) == [
        "page", "queryTimeout", "pathValue", "bodyValue", "`in`", "queryMethod",
        "queryMethodValue",
      ])
  }

  @Test("the members are those of the runtime's protocol")
  func members() throws {
    let file = Golden.packageFolder.appending(
      path: "Sources/ChirpRuntime/Request/APIRequest.swift")
    let source = try String(contentsOf: file, encoding: .utf8)
    let declared = source.matches(of: /(?m)^  (?:var|func) (\w+)/).map { String($0.output.1) }
    #expect(RequestProperties.members == Set(declared))
  }
}
