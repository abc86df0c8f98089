/// Printing the text of templates.
extension Renderer {
  /// Prints the indentation that is in force.
  mutating func startLine() {
    if continuesLine {
      continuesLine = false
    } else {
      output.append(contentsOf: indentation)
    }
  }

  mutating func printText(_ range: Range<Int>, of template: Template) {
    // Without slices of the array, each of which would count as an owner of it.
    template.bytes.withUnsafeBufferPointer { bytes in
      guard !indentation.isEmpty else {
        output.append(range, of: bytes)
        return
      }
      var start = range.lowerBound
      while let newline = bytes[start..<range.upperBound].firstIndex(of: ASCII.newline) {
        output.append(start..<(newline + 1), of: bytes)
        start = newline + 1
        if start < range.upperBound, !bytes.isLineBreak(at: start) {
          output.append(contentsOf: indentation)
        }
      }
      output.append(start..<range.upperBound, of: bytes)
    }
  }
}
