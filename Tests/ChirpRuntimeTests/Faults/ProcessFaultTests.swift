import ChirpTestServer
import Foundation
import Testing

/// Faults of servers that end the process on Linux, within FoundationNetworking. They are met in
/// processes of their own. The article "Choosing a transport" tells of them.
@Suite(.timeLimit(.minutes(5))) struct ProcessFaultTests {
  @Test(arguments: [
    "HTTP/1.1 200 OK\r\n", "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\n",
    "HTTP/1.1 200 OK\r\nContent-Ty", "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\n",
    "HTTP/1.1 200 OK\r\nContent-Length: 9223372036854775807\r\n\r\n",
  ])
  func aHeadThatIsCutOffOrPromisesTooMuchEndsTheProcess(head: String) async throws {
    try expectCrash(try await ending(afterHead: head))
  }

  /// A response may end so (RFC 9112 §7.1.2), though no server should that was not asked to.
  @Test(arguments: ["2\r\n{}\r\n0\r\nX-Sum: 1\r\n\r\n", "0\r\nX-Sum: 1\r\nX-Time: 2\r\n\r\n"])
  func aFieldBehindTheBodyEndsTheProcess(body: String) async throws {
    let head = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"
    try expectCrash(try await ending(afterHead: head + body), insteadOf: "success\n")
  }

  @Test(arguments: [
    "", "HTTP/1.1 20", "HTTP/1.1 100 Continue\r\n\r\n", "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n",
    "HTTP/1.1 200 OK\r\nContent-Length: 9223372036854770000\r\n\r\n",
  ])
  func otherHeadsDoNot(head: String) async throws {
    #expect(try await ending(afterHead: head) == .output("connectionLost\n"))
  }

  /// FoundationNetworking meets its fault in one of six uploads or so. The client makes none.
  @Test func anUploadTaskOfAFileThatBreaksEndsTheProcess() async throws {
    let server = try FaultServer.start(lifetime: .seconds(120))
    defer { server.stop() }
    try expectCrash(try await ProbeRun.ending(of: "files", at: server.baseURL))
  }

  /// A large form is mapped into memory and streamed from there.
  @Test func aFormThatBreaksDoesNot() async throws {
    let server = try FaultServer.start(lifetime: .seconds(120))
    defer { server.stop() }
    #expect(
      try await ProbeRun.ending(of: "forms", at: server.baseURL) == .output("connectionLost\n"))
  }

  private func ending(afterHead head: String) async throws -> ProbeRun {
    let server = try await TestServer.start { _ in .bytes(Data(head.utf8)) }
    defer { server.stop() }
    return try await ProbeRun.ending(of: "get", at: server.baseURL)
  }

  /// What Linux does today, where it does not do what it should.
  private func expectCrash(
    _ ending: ProbeRun, insteadOf output: String = "connectionLost\n"
  ) throws {
    guard case .output(let text) = ending else {
      #if canImport(FoundationNetworking)
        #expect([.signal(SIGILL), .signal(SIGTRAP)].contains(ending))
      #else
        Issue.record("the process ended: \(ending)")
      #endif
      return
    }
    #expect(text == output)
    #if canImport(FoundationNetworking)
      Issue.record(
        "FoundationNetworking stands this by now: take it out of the article 'Choosing a transport'",
        severity: .warning)
    #endif
  }
}
