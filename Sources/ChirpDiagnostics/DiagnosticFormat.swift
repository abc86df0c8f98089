/// How diagnostics are written.
package enum DiagnosticFormat: String, CaseIterable, Sendable {
  /// For people, in the form that Xcode and GCC use.
  case text
  /// For programs: a JSON object a line.
  case json
  /// For GitHub Actions, which shows them beside the lines of a pull request.
  case github
}
