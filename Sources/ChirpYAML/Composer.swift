package import ChirpDiagnostics

/// Reads a YAML text into a tree, by the YAML 1.2 core schema.
package struct Composer: Sendable {
  private let limits: Limits

  package init(limits: Limits = .standard) {
    self.limits = limits
  }

  /// The one document of `file`; an empty file is an empty plain scalar, which stands for null.
  ///
  /// nil if the tree would not be what was written: after a syntax error, or where an alias or a
  /// merge has no value. A key given twice is reported, and the first one counts.
  package func compose(_ file: SourceFile, diagnostics: inout Diagnostics) -> Node? {
    composeAll(file, maximum: 1, diagnostics: &diagnostics)
      .map { $0.first ?? Node(.scalar(Scalar("")), range: file.startOfText) }
  }

  /// The documents of `file`. More than `maximum` are reported.
  package func composeAll(
    _ file: SourceFile, maximum: Int = .max, diagnostics: inout Diagnostics
  ) -> [Node]? {
    do {
      try file.checkText(limits)
      return try file.bytes.dropFirst(file.byteOrderMarkCount).withUnsafeBufferPointer {
        text throws(Fault) in
        var composer = DocumentComposer(text, of: file, limits: limits)
        defer {
          for fault in composer.faults {
            diagnostics.error(fault.message, at: fault.range, notes: fault.notes)
          }
        }
        let documents = try composer.documents(maximum: maximum)
        return composer.isComplete ? documents : nil
      }
    } catch {
      diagnostics.error(error.message, at: error.range, notes: error.notes)
      return nil
    }
  }
}
