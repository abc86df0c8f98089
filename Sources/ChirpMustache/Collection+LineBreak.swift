extension RandomAccessCollection<UInt8> where Index == Int {
  /// Whether a line break starts at `index`.
  func isLineBreak(at index: Int) -> Bool {
    if self[index] == ASCII.carriageReturn, index + 1 < endIndex {
      return self[index + 1] == ASCII.newline
    }
    return self[index] == ASCII.newline
  }
}
