/// Something that says when it is freed.
final class Held: Sendable {
  private let freed: Gate

  init(_ freed: Gate) {
    self.freed = freed
  }

  deinit {
    freed.open()
  }
}
