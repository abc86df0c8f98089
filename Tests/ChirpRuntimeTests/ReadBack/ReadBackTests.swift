import Foundation
import Testing

@testable import ChirpRuntime

/// What the client sends is read by another implementation, Python's standard library, and is what
/// was meant: no further segment, no header that was injected, nothing changed.
@Suite(.timeLimit(.minutes(30))) struct ReadBackTests {
  /// Where a text stands in a request.
  private enum Place: String, CaseIterable {
    case path, query, headers, form, multipart

    func endpoint(_ text: String) -> Endpoint<EmptyResponse> {
      switch self {
      case .path: Endpoint(path: "/a/\(text)/b")
      case .query: Endpoint(path: "/a", queryItems: [text: text, "z": 1])
      case .headers: Endpoint(path: "/a", headers: ["X-Value": text, "X-End": "1"])
      case .form:
        Endpoint(path: "/a", method: .post, body: .formURLEncoded([text: text, "z": 1]))
      case .multipart:
        Endpoint(path: "/a", method: .post, body: .multipart(["q": text, text: "n", "z": 1]))
      }
    }

    /// Whether no request can say `text`, so that none may be made.
    func isRefused(_ text: String) -> Bool {
      switch self {
      case .path: ["", ".", ".."].contains(text) || text.utf8.contains(0)
      case .headers: text.utf8.contains { ($0 < 0x20 && $0 != 0x09) || $0 == 0x7F }
      case .query, .form, .multipart: false
      }
    }
  }

  /// One request, as the script reads it.
  fileprivate struct Record: Encodable {
    let kind: String
    let value: Data
    let url: String
    let headers: [[Data]]
    let body: Data?
  }

  private static let script = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "read_back.py")

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/env")))
  func everyTextArrivesAsItIs() async throws {
    let count = Soak.isFull ? 1_000_000 : 5_000
    let records = FileManager.default.temporaryDirectory
      .appending(path: "chirp-read-back-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: records) }
    let sent = try await write(count, to: records)
    guard let output = try python(reading: records) else {
      Issue.record("there is no python3 to read the requests with", severity: .warning)
      return
    }
    #expect(output == "\(sent) read\n")
    #expect(sent > count * 3 / 4)
  }

  /// Makes `count` requests, and writes those that can be made.
  ///
  /// - Returns: How many were.
  private func write(_ count: Int, to file: URL) async throws -> Int {
    try Data().write(to: file)
    let handle = try FileHandle(forWritingTo: file)
    defer { try? handle.close() }
    var texts = HostileText(seed: 8)
    let client = try #require(URL(string: "https://api.example.com/v1"))
    var sent = 0
    for index in 0..<count {
      let place = Place.allCases[index % Place.allCases.count]
      let text = texts.next()
      let endpoint = place.endpoint(text)
      let settings = CallSettings(
        environment: APIEnvironment(baseURL: client), configuration: Configuration(),
        method: endpoint.method, policies: endpoint.policies, headers: endpoint.headers)
      let builder = RequestBuilder(
        endpoint: endpoint, settings: settings, configuration: Configuration(), base: nil)
      let request = try? builder.request()
      #expect((request == nil) == place.isRefused(text), "\(place) \(text.debugDescription)")
      if let request {
        var line = try JSONEncoder().encode(Record(request, kind: place.rawValue, value: text))
        line.append(UInt8(ascii: "\n"))
        try handle.write(contentsOf: line)
        sent += 1
      }
    }
    return sent
  }

  /// What the script says; nil where there is no Python.
  private func python(reading file: URL) throws -> String? {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", Self.script.path(percentEncoded: false)]
    process.standardInput = try FileHandle(forReadingFrom: file)
    process.standardOutput = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return process.terminationStatus == 127 ? nil : String(decoding: data, as: UTF8.self)
  }
}

extension ReadBackTests.Record {
  fileprivate init(_ request: TransportRequest, kind: String, value: String) {
    self.kind = kind
    self.value = Data(value.utf8)
    url = request.url.absoluteString
    headers = request.headers.fields.map { [Data($0.name.utf8), Data($0.value.utf8)] }
    body = request.body?.data
  }
}
