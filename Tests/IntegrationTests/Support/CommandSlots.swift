/// Lets few programs run at once: more would only wait for each other, and leave nothing of the
/// machine to the tests beside them.
actor CommandSlots {
  static let shared = CommandSlots()

  private var free = 4
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Waits until a program may run.
  func take() async {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  /// Lets the next program run.
  func give() {
    if waiting.isEmpty {
      free += 1
    } else {
      waiting.removeFirst().resume()
    }
  }
}
