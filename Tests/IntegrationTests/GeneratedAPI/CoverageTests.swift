import Foundation
import Testing

/// Whether these tests call all that is generated.
@Suite struct CoverageTests {
  @Test(arguments: [
    ("ChirpAPI", "GeneratedAPI", 20), ("BookstoreAPI", "BookstoreAPI", 3),
    ("ShopAPI", "ShopAPI", 3), ("UsersAPI", "UsersAPI", 6),
    ("EverythingAPI", "EverythingAPI", 25), ("HttpbinAPI", "HttpbinAPI", 28),
  ])
  func everyRouteIsCalled(module: String, folder: String, count: Int) throws {
    let generated = try Package.texts(in: "Generated/\(module)").joined()
    let routes = generated.matches(of: /static func (\w+)\([^{]*-> \w*Endpoint</)
      .map { String($0.output.1) }
    let tests = try Package.texts(in: "Tests/IntegrationTests/\(folder)").joined()
    let called = Set(tests.matches(of: /API\.(?:\w+\.)?(\w+)\(/).map { String($0.output.1) })
    #expect(routes.count == count)
    #expect(routes.filter { !called.contains($0) } == [])
  }
}
