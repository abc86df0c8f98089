/// A file that was written beside its target, which it will replace.
struct StagedFile {
  let path: String
  let target: String

  /// What tells it from files of others, and the runs of the program from each other.
  private static let prefix = ".chirp-gen-"
  private static let suffix = ".tmp"

  /// - Parameter number: Tells the files of one run apart.
  init(target name: String, in folder: String, number: Int) {
    path = "\(folder)/\(Self.prefix)\(FileSystem.processID)-\(number)\(Self.suffix)"
    target = "\(folder)/\(name)"
  }

  /// Whether `name` is that of a staged file whose process is no more. One with our own number is of
  /// an earlier process, since this one stages nothing before it has looked.
  static func isLeftover(_ name: String) -> Bool {
    guard name.hasPrefix(prefix), name.hasSuffix(suffix) else { return false }
    let numbers = name.dropFirst(prefix.count).dropLast(suffix.count).split(separator: "-")
    guard numbers.count == 2, let process = Int32(numbers[0]), Int(numbers[1]) != nil else {
      return false
    }
    return process == FileSystem.processID || !FileSystem.isRunning(process)
  }
}
