import ChirpDiagnostics

/// A diagnostic to be raised; thrown if nothing behind it can be read.
struct Fault: Error {
  var message: Diagnostic.Message
  var range: SourceRange
  var notes: [Diagnostic.Note] = []
}
