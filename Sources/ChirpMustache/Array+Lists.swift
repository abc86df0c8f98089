extension [UInt8] {
  /// How many literals of several elements stand between brackets, outside of strings. swift-format
  /// leaves room for the comma that each would end with on lines of its own.
  var listCount: Int {
    var count = 0
    /// Whether each open bracket has a comma behind it.
    var open: [Bool] = []
    var isInString = false
    var isEscaped = false
    for byte in self {
      if isInString {
        isInString = isEscaped || byte != ASCII.quotationMark
        isEscaped = !isEscaped && byte == ASCII.backslash
        continue
      }
      switch byte {
      case ASCII.quotationMark: isInString = true
      case ASCII.openingBracket, ASCII.openingParenthesis: open.append(false)
      case ASCII.comma: if !open.isEmpty { open[open.count - 1] = true }
      case ASCII.closingParenthesis: _ = open.popLast()
      case ASCII.closingBracket: if open.popLast() == true { count += 1 }
      default: break
      }
    }
    return count
  }
}
