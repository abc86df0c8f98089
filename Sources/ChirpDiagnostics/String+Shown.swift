extension String {
  /// The longest text of a message that is shown: a name may be as long as the file.
  private static let maximumShown = 1000

  /// The text on one line, with what could drive a terminal, or reorder what it shows, as escapes.
  package var shown: String {
    let cut = unicodeScalars.prefix(Self.maximumShown)
    let isCut = cut.endIndex < unicodeScalars.endIndex
    guard isCut || cut.contains(where: \.isUnsafeToShow) else { return self }
    return cut.map(\.shown).joined() + (isCut ? "…" : "")
  }
}
