import Synchronization

/// Where the client's random numbers come from, so that a test can know them.
struct RandomSource: RandomNumberGenerator, Sendable {
  private let draw: @Sendable () -> UInt64

  /// The numbers of the system.
  init() {
    draw = {
      var generator = SystemRandomNumberGenerator()
      return generator.next()
    }
  }

  /// The numbers of `generator` in order, whoever draws them: copies of a source go on where the
  /// others are.
  init(_ generator: some RandomNumberGenerator & Sendable) {
    let shared = SharedGenerator(generator)
    draw = { shared.next() }
  }

  func next() -> UInt64 { draw() }
}

/// A generator that several may draw from at the same time.
private final class SharedGenerator<Generator: RandomNumberGenerator & Sendable>: Sendable {
  private let generator: Mutex<Generator>

  init(_ generator: Generator) {
    self.generator = Mutex(generator)
  }

  func next() -> UInt64 {
    generator.withLock { $0.next() }
  }
}
