import Foundation
import Testing

/// Whether text is never code. The specs are given in a process of their own, so that one that ends
/// it is told of by its number; `script/soak` gives more.
@Suite struct HostileTests {
  @Test(.timeLimit(.minutes(5)))
  func textIsNeverCode() async throws {
    let folder = try TemporaryFolder()
    let program = Package.products.appending(path: "ChirpSoak").path(percentEncoded: false)
    let result = try await Command.run(
      [program, "--count", "2000", "--typed", "40", "--jobs", "2"]
        + ["--folder", folder.url.path(percentEncoded: false)],
      in: folder.url)
    #expect(result.status == 0 && result.output.isEmpty, "\(result.error)")
    // Specs that are all refused would say nothing of Swift.
    let counts = result.error.split { !$0.isNumber }.compactMap { Int($0) }
    #expect(counts.count == 6 && counts[0] == 2_000 && counts[3] > 1_000, "\(result.error)")
    #expect(counts.last == 40)
  }
}
