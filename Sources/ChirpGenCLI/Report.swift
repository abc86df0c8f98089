import ChirpGenCore

/// Says what a run did, or would do.
struct Report {
  private let console: Console

  init(_ console: Console) {
    self.console = console
  }

  /// One line for what was written.
  func summary(of plan: OutputPlan) {
    let total = plan.unchangedCount + plan.changes.count
    if plan.isEmpty {
      console.output("\(plan.name): up to date (\(files(total)))")
      return
    }
    var parts = ["\(plan.changes.count) written"]
    if !plan.orphans.isEmpty { parts.append("\(plan.orphans.count) removed") }
    if plan.unchangedCount > 0 { parts.append("\(plan.unchangedCount) unchanged") }
    console.output("\(plan.name): \(files(total)), \(parts.joined(separator: ", "))")
  }

  /// What differs from the generated files, file by file.
  func differences(_ plans: [OutputPlan]) -> ExitStatus {
    for plan in plans { differences(plan) }
    return plans.allSatisfy(\.isEmpty) ? .success : .failure
  }

  private func differences(_ plan: OutputPlan) {
    for change in plan.changes {
      let path = "\(plan.name)/\(change.file.name)"
      console.output("\(path): \(change.current == nil ? "missing" : "changed")")
      show(UnifiedDiff.lines(from: change.current, to: change.file.bytes, path: path))
    }
    for orphan in plan.orphans { console.output("\(plan.name)/\(orphan): orphaned") }
    if plan.isEmpty {
      console.output("\(plan.name): up to date (\(files(plan.unchangedCount)))")
    } else {
      let count = plan.changes.count + plan.orphans.count
      let verb = count == 1 ? "differs" : "differ"
      console.output(
        "\(plan.name): \(files(count)) \(verb) from the spec; run 'chirp-gen generate'")
    }
  }

  private func show(_ lines: [String]) {
    for line in lines {
      let color: String? =
        switch line.utf8.first {
        case UInt8(ascii: "+"): "32"
        case UInt8(ascii: "-"): "31"
        case UInt8(ascii: "@"): "36"
        default: nil
        }
      if let color, console.outputIsColored {
        console.output("\u{1B}[\(color)m\(line)\u{1B}[0m")
      } else {
        console.output(line)
      }
    }
  }

  private func files(_ count: Int) -> String {
    count == 1 ? "1 file" : "\(count) files"
  }
}
