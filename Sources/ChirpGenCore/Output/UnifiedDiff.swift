/// The unified diff of two texts (POSIX, `diff -u`).
package struct UnifiedDiff {
  /// How many unchanged lines stand around a change.
  private static let context = 3
  /// Beyond it, comparing line by line would take too long: what differs is shown as replaced.
  private static let maximumLines = 4_000

  private struct Edit {
    let old: Range<Int>
    let new: Range<Int>
  }

  private let old: [Substring]
  private let new: [Substring]

  /// The diff's lines, headed by `path`; nil stands for a file that is not there.
  package static func lines(from old: [UInt8]?, to new: [UInt8]?, path: String) -> [String] {
    let diff = UnifiedDiff(old: split(old), new: split(new))
    let head = [
      old == nil ? "--- /dev/null" : "--- a/\(path)",
      new == nil ? "+++ /dev/null" : "+++ b/\(path)",
    ]
    return head + diff.hunks()
  }

  private static func split(_ bytes: [UInt8]?) -> [Substring] {
    guard let bytes, !bytes.isEmpty else { return [] }
    var lines = String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// The stretches that differ, in order.
  private func edits() -> [Edit] {
    let prefix = zip(old, new).prefix { $0 == $1 }.count
    let suffix = zip(old.dropFirst(prefix).reversed(), new.dropFirst(prefix).reversed())
      .prefix { $0 == $1 }.count
    let oldMiddle = prefix..<(old.count - suffix)
    let newMiddle = prefix..<(new.count - suffix)
    if oldMiddle.isEmpty && newMiddle.isEmpty { return [] }
    if oldMiddle.isEmpty || newMiddle.isEmpty
      || max(oldMiddle.count, newMiddle.count) > Self.maximumLines
    {
      return [Edit(old: oldMiddle, new: newMiddle)]
    }
    return edits(oldMiddle, newMiddle)
  }

  private func edits(_ oldMiddle: Range<Int>, _ newMiddle: Range<Int>) -> [Edit] {
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in new[newMiddle].difference(from: old[oldMiddle]) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset + oldMiddle.lowerBound)
      case .insert(let offset, _, _): inserted.insert(offset + newMiddle.lowerBound)
      }
    }
    var edits: [Edit] = []
    var (i, j) = (oldMiddle.lowerBound, newMiddle.lowerBound)
    while i < oldMiddle.upperBound || j < newMiddle.upperBound {
      let (oldStart, newStart) = (i, j)
      while removed.contains(i) { i += 1 }
      while inserted.contains(j) { j += 1 }
      if i > oldStart || j > newStart {
        edits.append(Edit(old: oldStart..<i, new: newStart..<j))
      } else {
        i += 1
        j += 1
      }
    }
    return edits
  }

  private func hunks() -> [String] {
    var lines: [String] = []
    var group: [Edit] = []
    for edit in edits() {
      if let last = group.last, edit.old.lowerBound - last.old.upperBound > 2 * Self.context {
        lines += hunk(group)
        group = []
      }
      group.append(edit)
    }
    return group.isEmpty ? lines : lines + hunk(group)
  }

  private func hunk(_ edits: [Edit]) -> [String] {
    guard let first = edits.first, let last = edits.last else { return [] }
    let leading = min(Self.context, first.old.lowerBound)
    let trailing = min(Self.context, old.count - last.old.upperBound)
    let oldRange = (first.old.lowerBound - leading)..<(last.old.upperBound + trailing)
    let newRange = (first.new.lowerBound - leading)..<(last.new.upperBound + trailing)
    var lines = ["@@ -\(span(oldRange)) +\(span(newRange)) @@"]
    var position = oldRange.lowerBound
    for edit in edits {
      lines += old[position..<edit.old.lowerBound].map { " \($0)" }
      lines += old[edit.old].map { "-\($0)" }
      lines += new[edit.new].map { "+\($0)" }
      position = edit.old.upperBound
    }
    return lines + old[position..<oldRange.upperBound].map { " \($0)" }
  }

  /// `first line,count`; an empty span names the line before it.
  private func span(_ range: Range<Int>) -> String {
    let first = range.isEmpty ? range.lowerBound : range.lowerBound + 1
    return range.count == 1 ? "\(first)" : "\(first),\(range.count)"
  }
}
