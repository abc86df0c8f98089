package import ChirpDiagnostics

/// What libyaml found wrong with a text, in its words.
package struct SyntaxFault: Error {
  /// Where the problem is: libyaml knows no line for a byte that it cannot read.
  package enum Place {
    case location(SourceLocation)
    /// The value is that of the byte or of the character, if it is about one.
    case byte(offset: Int, value: UInt32?)
  }

  package var problem: String
  package var place: Place
  /// What was being read, and where that began.
  package var context: String?
  package var contextLocation: SourceLocation
}
