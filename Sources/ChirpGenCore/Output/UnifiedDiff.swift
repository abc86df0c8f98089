/// The unified diff of two texts (POSIX, `diff -u`), in the form that `patch -p1` takes.
package struct UnifiedDiff {
  /// How many unchanged lines stand around a change.
  private static let context = 3

  private struct Edit {
    var old: Range<Int>
    var new: Range<Int>
  }

  /// The lines of a text, each with its line break.
  private typealias Lines = [ArraySlice<UInt8>]

  private let old: Lines
  private let new: Lines

  /// The diff's lines, headed by `path`; nil stands for a file that is not there.
  package static func lines(from old: [UInt8]?, to new: [UInt8]?, path: String) -> [String] {
    let diff = UnifiedDiff(old: lines(of: old), new: lines(of: new))
    // Behind a path with a blank, a tab says where it ends.
    let end = path.contains(" ") ? "\t" : ""
    return [
      old == nil ? "--- /dev/null" : "--- a/\(path)\(end)",
      new == nil ? "+++ /dev/null" : "+++ b/\(path)\(end)",
    ] + diff.hunks()
  }

  private static func lines(of bytes: [UInt8]?) -> Lines {
    var rest = bytes.map { $0[...] } ?? []
    var lines: Lines = []
    while let lineBreak = rest.firstIndex(of: UInt8(ascii: "\n")) {
      lines.append(rest[...lineBreak])
      rest = rest[(lineBreak + 1)...]
    }
    if !rest.isEmpty { lines.append(rest) }
    return lines
  }

  /// The stretches that differ, in order.
  private func edits() -> [Edit] {
    var numbers: [ArraySlice<UInt8>: Int] = [:]
    func number(_ line: ArraySlice<UInt8>) -> Int {
      let known = numbers[line] ?? numbers.count
      numbers[line] = known
      return known
    }
    let comparison = LineComparison(old: old.map(number), new: new.map(number))
    var edits: [Edit] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      let (oldStart, newStart) = (i, j)
      while i < old.count, comparison.isRemoved[i] { i += 1 }
      while j < new.count, comparison.isInserted[j] { j += 1 }
      if i > oldStart || j > newStart {
        edits.append(Edit(old: oldStart..<i, new: newStart..<j))
      } else {
        (i, j) = (i + 1, j + 1)
      }
    }
    return movedDown(edits)
  }

  /// `edits`, of which those that only insert or only remove stand as low as they can: a function
  /// that was added behind another one begins at its first line, not at the brace in front of it.
  private func movedDown(_ edits: [Edit]) -> [Edit] {
    var moved: [Edit] = []
    for var edit in edits.reversed() {
      let end = moved.last?.old.lowerBound ?? old.count
      while edit.old.upperBound < end, canMove(edit) {
        edit.old = (edit.old.lowerBound + 1)..<(edit.old.upperBound + 1)
        edit.new = (edit.new.lowerBound + 1)..<(edit.new.upperBound + 1)
      }
      if let next = moved.last, edit.old.upperBound == next.old.lowerBound {
        moved.removeLast()
        edit.old = edit.old.lowerBound..<next.old.upperBound
        edit.new = edit.new.lowerBound..<next.new.upperBound
      }
      moved.append(edit)
    }
    return moved.reversed()
  }

  /// Whether what is inserted or removed begins with the line that stands behind it.
  private func canMove(_ edit: Edit) -> Bool {
    if edit.old.isEmpty { return new[edit.new.lowerBound] == new[edit.new.upperBound] }
    return edit.new.isEmpty && old[edit.old.lowerBound] == old[edit.old.upperBound]
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
    return lines + hunk(group)
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
      lines += shown(old[position..<edit.old.lowerBound], behind: " ")
      lines += shown(old[edit.old], behind: "-")
      lines += shown(new[edit.new], behind: "+")
      position = edit.old.upperBound
    }
    return lines + shown(old[position..<oldRange.upperBound], behind: " ")
  }

  private func shown(_ lines: Lines.SubSequence, behind mark: String) -> [String] {
    lines.flatMap { line in
      guard line.last == UInt8(ascii: "\n") else {
        return [mark + String(decoding: line, as: UTF8.self), "\\ No newline at end of file"]
      }
      return [mark + String(decoding: line.dropLast(), as: UTF8.self)]
    }
  }

  /// `first line,count`; an empty span names the line before it.
  private func span(_ range: Range<Int>) -> String {
    let first = range.isEmpty ? range.lowerBound : range.lowerBound + 1
    return range.count == 1 ? "\(first)" : "\(first),\(range.count)"
  }
}
