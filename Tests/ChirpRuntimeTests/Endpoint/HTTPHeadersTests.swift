import ChirpRuntime
import Testing

@Suite struct HTTPHeadersTests {
  @Test func namesAreComparedWithoutCaseAndOrderIsKept() {
    let missing: String? = nil
    var headers: HTTPHeaders = ["B": 1, "a": "x", "missing": missing, "b": true]
    #expect(headers.fields == [.init(name: "b", value: "true"), .init(name: "a", value: "x")])
    #expect(headers["A"] == "x")
    headers["A"] = nil
    headers["c"] = "max-age=3600"
    #expect(
      headers.fields == [.init(name: "b", value: "true"), .init(name: "c", value: "max-age=3600")])
  }

  @Test func descriptionsHoldNoCredential() {
    let headers: HTTPHeaders = [
      "Authorization": "Bearer canary", "set-cookie": "id=canary", "X-API-Key": "canary",
      "ETag": "1",
    ]
    #expect("\(headers)" == "Authorization: …\nset-cookie: …\nX-API-Key: …\nETag: 1")
    #expect(!String(reflecting: Endpoint<String>(path: "/", headers: headers)).contains("canary"))
  }
}
