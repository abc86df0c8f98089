/// Carries out an `OutputPlan`.
///
/// All changed files are written beside their targets first; only when that has worked are they
/// renamed, in one burst, and orphans removed. A fault before the burst leaves the folder as it was;
/// after a kill inside of it every file is whole, some old.
package struct OutputWriter {
  package static func write(_ plan: OutputPlan) throws(FileSystem.Failure) {
    if plan.isEmpty { return }
    try FileSystem.createFolder(plan.folder)
    try removeLeftovers(in: plan.folder)
    let staged = try stage(plan)
    do {
      for (source, target) in staged { try FileSystem.rename(source, to: target) }
      for orphan in plan.orphans { try FileSystem.remove("\(plan.folder)/\(orphan)") }
    } catch {
      discard(staged)
      throw error
    }
  }

  private static func stage(
    _ plan: OutputPlan
  ) throws(FileSystem.Failure) -> [(source: String, target: String)] {
    var staged: [(source: String, target: String)] = []
    for change in plan.changes {
      let name = "\(stagePrefix)\(FileSystem.processID)-\(staged.count)\(stageSuffix)"
      staged.append(("\(plan.folder)/\(name)", "\(plan.folder)/\(change.file.name)"))
      do {
        try FileSystem.write(change.file.bytes, to: "\(plan.folder)/\(name)")
      } catch {
        discard(staged)
        throw FileSystem.Failure("\(plan.folder)/\(change.file.name)", reason: error.reason)
      }
    }
    return staged
  }

  private static let stagePrefix = ".chirp-gen-"
  private static let stageSuffix = ".tmp"

  private static func discard(_ staged: [(source: String, target: String)]) {
    for (source, _) in staged where FileSystem.kind(of: source) != nil {
      try? FileSystem.remove(source)
    }
  }

  /// Removes what a run that was killed has left.
  private static func removeLeftovers(in folder: String) throws(FileSystem.Failure) {
    for name in try FileSystem.names(in: folder)
    where name.hasPrefix(stagePrefix) && name.hasSuffix(stageSuffix) {
      let numbers = name.dropFirst(stagePrefix.count).dropLast(stageSuffix.count).split(
        separator: "-")
      guard numbers.count == 2, let process = Int32(numbers[0]), Int(numbers[1]) != nil,
        process == FileSystem.processID || !FileSystem.isRunning(process)
      else { continue }
      try FileSystem.remove("\(folder)/\(name)")
    }
  }
}
