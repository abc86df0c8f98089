/// Whether what is marked in a spec is, in a file of the output, nothing that it should not be.
///
/// In a spec of the grammar each mark says what its text becomes: a name, a literal or a comment. One
/// that was damaged says so no longer: where a quotation mark is lost, or a line stands elsewhere, a
/// literal has become a key, or a remark a literal, and so they are in the output. What holds there too
/// is that no text acts: it may be a word of the code, and declares and calls nothing.
struct MarkCheck {
  /// Whether the marks still say what their texts become.
  let isWhole: Bool

  /// What is wrong, in words; nil if nothing is.
  func fault(in scan: SwiftScan) -> String? {
    for mark in HostileText.Mark.allCases {
      // What else a text could do needs a ';' or a '#', which no scan lets through.
      for action in ["import \(mark.rawValue)", "\nfunc \(mark.rawValue)"]
      where scan.code.contains(action) {
        return "the text of a \(mark) acts"
      }
    }
    return isWhole ? faultOfPlaces(in: scan) : nil
  }

  private func faultOfPlaces(in scan: SwiftScan) -> String? {
    if scan.code.contains("\(HostileText.Mark.name.rawValue)(") { return "text is code" }
    for mark in [HostileText.Mark.literal, .remark] where scan.code.contains(mark.rawValue) {
      return "the text of a \(mark) is code"
    }
    if scan.comments.contains(HostileText.Mark.literal.rawValue) {
      return "the text of a literal is in a comment"
    }
    if scan.literals.contains(where: { $0.contains(HostileText.Mark.remark.rawValue) }) {
      return "the text of a remark is in a literal"
    }
    return nil
  }
}

extension [UInt8] {
  /// Whether `text` is in them, whatever they are.
  func contains(_ text: String) -> Bool {
    let text = Array(text.utf8)
    guard let first = text.first else { return true }
    var index = 0
    while index + text.count <= count {
      if self[index] == first, self[index..<(index + text.count)].elementsEqual(text) {
        return true
      }
      index += 1
    }
    return false
  }
}
