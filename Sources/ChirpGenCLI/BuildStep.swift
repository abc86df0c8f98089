import ChirpDiagnostics
import ChirpGenCore
import ChirpYAML

/// The step of a build that a run is. It has the folder of the output to itself, and says nothing
/// of what it wrote.
struct BuildStep {
  /// A file that names what the build watches, a path on each line. The build watches the list too.
  let list: String
  let paths: Paths

  /// Compares what the build watches with what was read. If that was more, the list is touched, so
  /// that the build runs the step each time until it knows better: no edit is overlooked.
  func compare(with files: [SourceFile]) throws(FileSystem.Failure) {
    let path = paths.resolve(list)
    let bytes = try FileSystem.read(path, limit: Limits.standard.bytes)
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    let watched = Set(lines.map { FileSystem.realPath(paths.resolve(String($0))) })
    let isComplete = files.allSatisfy { file in
      file.origin != .file || watched.contains(FileSystem.realPath(paths.resolve(file.path)))
    }
    if !isComplete { try FileSystem.touch(path) }
  }
}
