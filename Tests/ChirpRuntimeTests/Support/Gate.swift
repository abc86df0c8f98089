import Synchronization

@testable import ChirpRuntime

/// Holds tasks up until it is opened, whether they are cancelled or not.
final class Gate: Sendable {
  private let state = Mutex<(isOpen: Bool, waiters: [FirstResult<Void>])>((false, []))

  /// Waits until the gate is open. Cancellation changes nothing.
  func pass() async throws {
    let waiter = FirstResult<Void>()
    let isOpen = state.withLock { state in
      if !state.isOpen {
        state.waiters.append(waiter)
      }
      return state.isOpen
    }
    if !isOpen {
      try await waiter.value {}
    }
  }

  func open() {
    let waiters = state.withLock { state in
      state.isOpen = true
      defer { state.waiters = [] }
      return state.waiters
    }
    for waiter in waiters {
      waiter.settle(.success(()))
    }
  }
}
