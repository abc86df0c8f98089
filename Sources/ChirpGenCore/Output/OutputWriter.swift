/// Carries out plans.
///
/// All changed files are written beside their targets first; only when that has worked, for all
/// plans, are they renamed, in one burst, and orphans removed. A fault before the burst leaves
/// everything as it was; after a kill inside of it every file is whole, some old.
package struct OutputWriter {
  private var staged: [StagedFile] = []
  private var createdFolders: [String] = []

  package static func write(_ plans: [OutputPlan]) throws(FileSystem.Failure) {
    var writer = OutputWriter()
    do throws(FileSystem.Failure) {
      for plan in plans { try writer.stage(plan) }
    } catch {
      writer.discard()
      FileSystem.removeEmptyFolders(writer.createdFolders)
      throw error
    }
    do throws(FileSystem.Failure) {
      for plan in plans { try removeOrphans(of: plan, inTheWay: true) }
      for file in writer.staged { try FileSystem.rename(file.path, to: file.target) }
      for plan in plans { try removeOrphans(of: plan, inTheWay: false) }
    } catch {
      writer.discard()
      throw error
    }
  }

  private mutating func stage(_ plan: OutputPlan) throws(FileSystem.Failure) {
    // One that cannot be removed does no harm, and what hinders it will hinder the rest too.
    for name in plan.leftovers { try? FileSystem.remove("\(plan.folder)/\(name)") }
    if plan.changes.isEmpty { return }
    createdFolders += try FileSystem.createFolder(plan.folder)
    for change in plan.changes {
      let file = StagedFile(target: change.file.name, in: plan.folder, number: staged.count)
      staged.append(file)
      do {
        try FileSystem.write(change.file.bytes, to: file.path)
      } catch {
        throw FileSystem.Failure(error.action, file.target, reason: error.reason)
      }
    }
  }

  /// On a disk that ignores case, an orphan whose name differs from that of a file to write in case
  /// alone is that file: it goes before the burst, and all others after it.
  private static func removeOrphans(
    of plan: OutputPlan, inTheWay: Bool
  ) throws(FileSystem.Failure) {
    if plan.orphans.isEmpty { return }
    let written = Set(plan.changes.map { $0.file.name.lowercased() })
    for orphan in plan.orphans where written.contains(orphan.name.lowercased()) == inTheWay {
      try FileSystem.remove("\(plan.folder)/\(orphan.name)")
    }
  }

  /// Removes what was staged and not renamed.
  private func discard() {
    for file in staged where FileSystem.kind(of: file.path) != nil {
      try? FileSystem.remove(file.path)
    }
  }
}
