/// A character as a terminal shows it: what to write, and how many columns that takes.
struct DisplayedCharacter {
  let text: String
  let width: Int

  /// The scalars of a character that are shown. The longest emoji have ten; without a bound, a pile
  /// of combining marks could flood the terminal.
  private static let maximumScalars = 16

  init(_ character: Character) {
    let scalars = character.unicodeScalars.prefix(Self.maximumScalars)
    if character != "\t", scalars.contains(where: \.isUnsafeToShow) {
      text = scalars.map(\.shown).joined()
      width = text.unicodeScalars.count
    } else {
      text = String(String.UnicodeScalarView(scalars))
      width = scalars.contains(where: \.isWide) ? 2 : 1
    }
  }

  /// What to write on the line below so that the next column lines up.
  var blank: String {
    text == "\t" ? text : String(repeating: " ", count: width)
  }
}
