import Foundation
import Testing

/// Whether these tests call all that is generated.
@Suite struct CoverageTests {
  @Test func everyRouteIsCalled() throws {
    let generated = try String(
      contentsOf: Package.folder.appending(path: "Generated/ChirpAPI/API.swift"), encoding: .utf8)
    let routes = generated.matches(of: /public static func (\w+)/).map { String($0.output.1) }
    let tests = try Package.texts(in: "Tests/IntegrationTests/GeneratedAPI").joined()
    let called = Set(tests.matches(of: /API\.(\w+)\(/).map { String($0.output.1) })
    #expect(routes.count == 20)
    #expect(routes.filter { !called.contains($0) } == [])
  }
}
