import Foundation
import Testing

/// Builds a ``Consumer`` for all tests of a suite once.
struct ConsumerTrait: SuiteTrait, TestScoping {
  @TaskLocal static var consumer: Consumer?

  @concurrent
  func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @Sendable @concurrent () async throws -> Void
  ) async throws {
    let folder = try TemporaryFolder()
    let consumer = try await Consumer(in: folder)
    try await Self.$consumer.withValue(consumer) { try await function() }
    withExtendedLifetime(folder) {}
  }
}

extension Trait where Self == ConsumerTrait {
  /// Builds a package that uses the plugin before the tests of the suite. See ``ConsumerTrait``.
  static var consumer: Self { ConsumerTrait() }
}
