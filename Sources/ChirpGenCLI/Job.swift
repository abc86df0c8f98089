import ChirpDiagnostics
import ChirpGenCore

/// One spec to work on.
struct Job {
  /// As the user names it, for messages.
  let spec: String
  /// Where the spec is said, if that is a file.
  let specRange: SourceRange?
  let output: String?
  let templates: String?
  let options: SwiftOptions
}
