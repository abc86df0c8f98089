import Synchronization

/// A value that is made on another processor while this one goes on, or, where none is free, when it
/// is asked for.
final class Future<Value: Sendable>: Sendable {
  private let made = Mutex<Value?>(nil)
  private let make: @Sendable () -> Value

  init(_ make: @escaping @Sendable () -> Value) {
    self.make = make
    Processors.run { _ = self.value }
  }

  /// The value. While it is being made, this waits.
  var value: Value {
    made.withLock { made in
      if let value = made { return value }
      let value = make()
      made = value
      return value
    }
  }
}
