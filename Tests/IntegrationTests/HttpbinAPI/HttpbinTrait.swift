import Foundation
import Testing

/// Runs httpbin beside the tests of a suite, for all of them once.
struct HttpbinTrait: SuiteTrait, TestScoping {
  /// Where httpbin is found, or why it is not.
  @TaskLocal static var server: Result<URL, HttpbinServer.Absence> = .failure(
    HttpbinServer.Absence(reason: "it is not asked for"))

  @concurrent
  func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @Sendable @concurrent () async throws -> Void
  ) async throws {
    do {
      let server = try await HttpbinServer()
      try await Self.$server.withValue(.success(server.baseURL)) { try await function() }
      server.end()
    } catch let absence as HttpbinServer.Absence {
      try await Self.$server.withValue(.failure(absence)) { try await function() }
    }
  }
}

extension Trait where Self == HttpbinTrait {
  /// Runs httpbin beside the tests of the suite. See ``HttpbinTrait``.
  static var httpbin: Self { HttpbinTrait() }
}
