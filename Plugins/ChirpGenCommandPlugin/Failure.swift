/// Why the command has failed.
enum Failure: Error, CustomStringConvertible {
  case noConfiguration(target: String)
  case nothingToGenerate
  case noNameOfTarget
  /// `chirp-gen` has failed, and said why.
  case program(String)

  var description: String {
    switch self {
    case .noConfiguration(let target):
      """
      the target '\(target)' has no 'chirp-gen.yaml' in its folder; without '--target' that of the \
      package is used too
      """
    case .nothingToGenerate:
      """
      no 'chirp-gen.yaml' in the folder of the package or of a target says 'output'; write one: \
      '{ spec: api.yaml, output: Sources/API }'
      """
    case .noNameOfTarget: "the name of a target is missing; write '--target NAME'"
    case .program(let command): "'chirp-gen \(command)' has failed"
    }
  }
}
