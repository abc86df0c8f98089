import Foundation
import Testing

@testable import ChirpRuntime

@Suite struct BodyBufferTests {
  private let piece = Data(repeating: 7, count: 1_000_000)

  @Test func aShortBodyStaysInMemory() throws {
    try withFolder { folder in
      var buffer = BodyBuffer(folder: folder)
      for _ in 0..<10 {
        try buffer.append(piece)
      }
      #expect(try files(in: folder).isEmpty)
      #expect(try buffer.complete() == Data(repeating: 7, count: 10_000_000))
    }
  }

  @Test func aLongBodyIsInAFileOfItsOwnUntilItIsComplete() throws {
    try withFolder { folder in
      var buffer = BodyBuffer(folder: folder)
      for _ in 0..<10 {
        try buffer.append(piece)
      }
      try buffer.append("ab")
      let file = try #require(try files(in: folder).first)
      let attributes = try FileManager.default.attributesOfItem(atPath: file)
      #expect(attributes[.posixPermissions] as? Int == 0o600)
      let data = try buffer.complete()
      #expect(data == Data(repeating: 7, count: 10_000_000) + Data("ab".utf8))
      #expect(try files(in: folder).isEmpty)
    }
  }

  @Test func aBodyThatIsNotCompletedLeavesNoFile() throws {
    try withFolder { folder in
      do {
        var buffer = BodyBuffer(folder: folder)
        for _ in 0..<11 {
          try buffer.append(piece)
        }
      }
      #expect(try files(in: folder).isEmpty)
    }
  }

  @Test func aFormThatNoDiskTakesIsAnEncodingError() throws {
    let body = MultipartBody(["file": File(data: Data(count: 10_000_001), filename: "a")])
    let folder = URL(filePath: "/chirp-none")
    let error = try #require(throws: EncodingError.self) {
      try body.bytes(dates: .iso8601, folder: folder)
    }
    #expect(
      "\(CodingProblem(error))" == "the temporary file of a large body cannot be written")
    #expect(!String(reflecting: error).contains("chirp-none"))
  }

  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "chirp-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  private func files(in folder: URL) throws -> [String] {
    let path = folder.path(percentEncoded: false)
    return try FileManager.default.contentsOfDirectory(atPath: path).map { path + "/" + $0 }
  }
}
