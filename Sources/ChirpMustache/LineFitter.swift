/// Puts what a fit section printed on one line, if that is not too wide.
struct LineFitter {
  private let columns: Int
  private let exemption: [UInt8]?
  /// The form that is being made; kept between sections for its storage.
  private var form: [UInt8] = []

  init(_ lineFit: LineFit) {
    columns = lineFit.columns
    exemption = lineFit.exemption.map { Array($0.utf8) }
  }

  /// Rewrites the lines of `output` from the one on which `start` is.
  mutating func fit(_ output: inout [UInt8], from start: Int) {
    guard start < output.count else { return }
    var lineStart = start
    while lineStart > 0, output[lineStart - 1] != ASCII.newline {
      lineStart -= 1
    }
    let isDone = output.withUnsafeBufferPointer { bytes in
      if isNarrowLine(bytes, from: lineStart) { return true }
      if !makeFlat(bytes, from: lineStart) {
        makeBroken(bytes, from: lineStart)
      }
      return false
    }
    if isDone { return }
    output.replaceSubrange(lineStart..., with: form)
  }

  /// Whether `bytes` end with one line that fits: it stays as it is, without its characters being
  /// counted.
  private func isNarrowLine(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Bool {
    bytes.count - start <= columns && !bytes[start..<(bytes.count - 1)].contains(ASCII.newline)
  }

  /// Makes the flat form; false if it is too wide or there is a comment in it.
  private mutating func makeFlat(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Bool {
    form.removeAll(keepingCapacity: true)
    var width = 0
    var lineBreak = start..<start
    var position = start
    while position < bytes.count {
      let line = OutputLine(in: bytes, at: position)
      position = line.lineBreak.upperBound
      lineBreak = line.lineBreak
      guard let first = bytes[line.content].first else { continue }
      if bytes.isComment(line.content) { return false }
      if let last = form.last {
        width += join(last, first)
      } else {
        form.append(line.range.lowerBound..<line.content.lowerBound, of: bytes)
        width = form.count
      }
      form.append(line.content, of: bytes)
      width += bytes.characterCount(line.content)
      if width > columns { return false }
    }
    // Few lines are so nearly full that the commas matter which formatters count in lists.
    if width + 4 > columns, width + form.listCount > columns { return false }
    form.append(lineBreak, of: bytes)
    return true
  }

  /// Adds what goes between two lines of which one ends with `last` and the other begins with
  /// `first`, and returns the number of characters by which that makes the line longer.
  private mutating func join(_ last: UInt8, _ first: UInt8) -> Int {
    if first == ASCII.closingParenthesis || first == ASCII.closingBracket {
      guard last == ASCII.comma else { return 0 }
      form.removeLast()
      return -1
    }
    if last == ASCII.openingParenthesis || last == ASCII.openingBracket {
      return 0
    }
    form.append(ASCII.space)
    return 1
  }

  private mutating func makeBroken(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) {
    form.removeAll(keepingCapacity: true)
    // Where the line before ends in the form, if it is one that this line can close.
    var previousEnd: Int?
    var position = start
    while position < bytes.count {
      let line = OutputLine(in: bytes, at: position)
      position = line.lineBreak.upperBound
      if let previousEnd, let first = bytes[line.content].first,
        close(lineThatEndsAt: previousEnd, with: first)
      {
        form.append(line.content, of: bytes)
      } else {
        form.append(line.range, of: bytes)
      }
      let canBeClosed = !line.content.isEmpty && !bytes.isComment(line.content)
      previousEnd = canBeClosed ? form.count : nil
      form.append(line.lineBreak, of: bytes)
    }
    if let exemption, form.withUnsafeBufferPointer({ isTooWide($0) }) {
      form = form.withUnsafeBufferPointer { exempted($0, with: exemption) }
    }
  }

  /// Takes off the end of the last line what the closing bracket `first` has no use for behind it:
  /// a comma, or the line break behind the opening bracket. True if the line goes on with `first`.
  private mutating func close(lineThatEndsAt end: Int, with first: UInt8) -> Bool {
    switch (form[end - 1], first) {
    case (ASCII.openingParenthesis, ASCII.closingParenthesis),
      (ASCII.openingBracket, ASCII.closingBracket):
      form.removeSubrange(end...)
      return true
    case (ASCII.comma, ASCII.closingParenthesis):
      form.remove(at: end - 1)
      return false
    default:
      return false
    }
  }

  private func isTooWide(_ form: UnsafeBufferPointer<UInt8>) -> Bool {
    var position = 0
    while position < form.count {
      let line = OutputLine(in: form, at: position)
      if form.characterCount(line.range) > columns { return true }
      position = line.lineBreak.upperBound
    }
    return false
  }

  /// The form behind `exemption`, and without those of inner sections, which have become idle.
  private func exempted(
    _ form: UnsafeBufferPointer<UInt8>, with exemption: [UInt8]
  ) -> [UInt8] {
    let first = OutputLine(in: form, at: 0)
    var exempted = Array(form[first.range.lowerBound..<first.content.lowerBound]) + exemption
    exempted.append(ASCII.newline)
    var position = 0
    while position < form.count {
      let line = OutputLine(in: form, at: position)
      position = line.lineBreak.upperBound
      if !form[line.content].elementsEqual(exemption) {
        exempted.append(line.range.lowerBound..<position, of: form)
      }
    }
    return exempted
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether the line with this content is a comment.
  fileprivate func isComment(_ content: Range<Int>) -> Bool {
    self[content].starts(with: [ASCII.slash, ASCII.slash])
  }

  /// The number of characters in `range`, as a reader counts them.
  fileprivate func characterCount(_ range: Range<Int>) -> Int {
    if self[range].allSatisfy({ $0 < 0x80 }) {
      return range.count
    }
    return String(decoding: self[range], as: UTF8.self).count
  }
}
