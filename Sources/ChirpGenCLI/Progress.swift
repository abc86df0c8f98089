/// Says what is being done, to a person who would otherwise wait without a word.
struct Progress {
  /// Work on a smaller spec is over before it could be read of.
  private static let silentBytes = 1 << 18

  private let console: Console
  private let isShown: Bool

  init(_ console: Console, bytes: Int) {
    self.console = console
    isShown = console.errorIsTerminal && bytes > Self.silentBytes
  }

  /// Replaces what was shown before.
  func show(_ text: String) {
    if isShown { console.error(unended: "\r\u{1B}[K\(text)…") }
  }

  func clear() {
    if isShown { console.error(unended: "\r\u{1B}[K") }
  }
}
