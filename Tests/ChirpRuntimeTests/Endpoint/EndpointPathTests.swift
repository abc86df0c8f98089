import Foundation
import Testing

@testable import ChirpRuntime

@Suite struct EndpointPathTests {
  @Test func literalPartsAreTheRoutes() {
    #expect(("/users/me/" as EndpointPath).encoded == "/users/me/")
    #expect(("/a%2Fb/c:d@e;f=g,h" as EndpointPath).encoded == "/a%2Fb/c:d@e;f=g,h")
    #expect(("/ä b/100%/?{}" as EndpointPath).encoded == "/%C3%A4%20b/100%25/%3F%7B%7D")
    #expect(("/100%/%4/%zz" as EndpointPath).encoded == "/100%25/%254/%25zz")
    #expect(EndpointPath(verbatim: "/run/time text").encoded == "/run/time%20text")
  }

  @Test(arguments: [
    ("a/b?c#d e%2F", "a%2Fb%3Fc%23d%20e%252F"),
    ("AZaz09-._~", "AZaz09-._~"),
    ("!$&'()*+,;=:@", "%21%24%26%27%28%29%2A%2B%2C%3B%3D%3A%40"),
    ("é😀", "%C3%A9%F0%9F%98%80"),
    ("...", "..."),
  ])
  func aValueIsOneSegmentEncodedOnce(value: String, encoded: String) {
    let path: EndpointPath = "/results/\(value)/x"
    #expect(path.encoded == "/results/\(encoded)/x")
    #expect(path.template == "/results/{}/x")
    #expect(path.fault == nil)
  }

  @Test func aValueMayBePartOfASegment() {
    let name = "a b"
    let id = 7
    #expect(("/files/\(name).json" as EndpointPath).encoded == "/files/a%20b.json")
    #expect(("/\(id)-\(name)/" as EndpointPath).encoded == "/7-a%20b/")
    #expect(("/files/\("").json" as EndpointPath).fault == nil)
  }

  @Test func valuesThatWouldReachAnotherRouteAreFaults() {
    let empty = ""
    let dot = "."
    let one = 1
    #expect(
      ("/users/\(empty)/profile" as EndpointPath).fault
        == "parameter 1 of '/users/{}/profile' is empty, which a segment of a path cannot be")
    #expect(
      ("/a/\(one)/\("..")" as EndpointPath).fault
        == "parameter 2 of '/a/{}/{}' makes a segment '..', which would lead to another route")
    #expect(
      ("/a/\(dot)\(dot)/b" as EndpointPath).fault
        == "parameter 1 of '/a/{}{}/b' makes a segment '..', which would lead to another route")
    #expect(
      ("/a/.\(dot)" as EndpointPath).fault
        == "parameter 1 of '/a/.{}' makes a segment '..', which would lead to another route")
    #expect(
      ("/a/%2e\(dot)" as EndpointPath).fault
        == "parameter 1 of '/a/%2e{}' makes a segment '..', which would lead to another route")
    #expect(
      ("/a/\(one)/\("x\0")" as EndpointPath).fault
        == "parameter 2 of '/a/{}/{}' holds NUL, which no path can")
    #expect(
      EndpointPath(verbatim: "/a/../b").fault
        == "the path '/a/../b' makes a segment '..', which would lead to another route")
    #expect(
      EndpointPath(verbatim: "/a\0b").fault == "the path '/a%00b' holds NUL, which no path can")
  }

  @Test func literalBracesAreNoPlaceForAValue() {
    let path: EndpointPath = "/{}/\("")"
    #expect(path.template == "/%7B%7D/{}")
    #expect(
      path.fault == "parameter 1 of '/%7B%7D/{}' is empty, which a segment of a path cannot be")
  }

  @Test func descriptionsHoldNoValue() {
    let secret = "secret"
    #expect("\("/reset/\(secret)" as EndpointPath)" == "/reset/{}")
  }
}
