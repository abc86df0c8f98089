import ChirpDiagnostics

/// A path that the user gives.
struct GivenPath {
  /// As it is to be shown; relative to the working folder.
  let text: String
  /// Where it is said, if that is a file.
  let range: SourceRange?
}
