import ChirpDiagnostics
package import ChirpGenCore

/// What the generator makes of a hostile spec, without files.
package struct HostileRun: Sendable {
  /// What must never happen, in words.
  package struct Fault: Error {
    package let text: String
  }

  /// The output, or nil if there are diagnostics in place of it.
  package let files: [GeneratedFile]?
  /// What people are told.
  package let diagnostics: String

  /// Generates from `spec`, and looks at what comes of it.
  ///
  /// - Throws: `Fault` if text of the spec is something else in the output, or if there is neither
  ///   output nor an error.
  package init(_ spec: HostileSpec) throws(Fault) {
    try self.init(spec.bytes, options: Self.options(of: spec.seed), texts: spec.texts)
  }

  /// Generates from the bytes of a file, of which `texts` are in the output, if there is any.
  package init(
    _ bytes: [UInt8], options: SwiftOptions = SwiftOptions(), texts: [String] = []
  ) throws(Fault) {
    var diagnostics = Diagnostics()
    let file = diagnostics.add(path: "spec.yaml", bytes: bytes)
    do {
      let generator = Generator(options: options, templates: .builtIn) { path, diagnostics in
        diagnostics.error(.noFile, at: path.range)
        return nil
      }
      files = try generator.files(for: file, diagnostics: &diagnostics)
    } catch {
      throw Fault(text: error.text)
    }
    self.diagnostics = DiagnosticPrinter(colored: false).text(diagnostics)
    if (files == nil) != diagnostics.hasErrors {
      throw Fault(text: "there is not exactly one of output and errors")
    }
    if let character = self.diagnostics.unicodeScalars.first(where: Self.isControl) {
      throw Fault(text: "the diagnostics hold U+\(String(character.value, radix: 16))")
    }
    if let files { try Self.check(files, texts) }
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control && scalar != "\n" && scalar != "\t"
  }

  /// Each layout and access level has its share of the numbers.
  package static func options(of seed: UInt64) -> SwiftOptions {
    let accesses = SwiftOptions.Access.allCases
    return SwiftOptions(
      access: accesses[Int(seed / 3 % UInt64(accesses.count))],
      layout: seed.isMultiple(of: 2) ? .single : .split)
  }

  private static func check(_ files: [GeneratedFile], _ texts: [String]) throws(Fault) {
    var literals: Set<[UInt8]> = []
    var code: [UInt8] = []
    for file in files {
      if file.name.utf8.contains(UInt8(ascii: "/")) || file.name.contains("..")
        || !file.name.hasSuffix(".swift")
      {
        throw Fault(text: "a file is called '\(file.name)'")
      }
      do {
        let scan = try SwiftScan(file.bytes)
        literals.formUnion(scan.literals)
        code += scan.code
        if String(decoding: scan.code, as: UTF8.self).contains("\(HostileText.mark)(") {
          throw Fault(text: "\(file.name): text is code")
        }
      } catch let error as SwiftScan.Fault {
        throw Fault(text: "\(file.name): \(error.text)")
      } catch let error as Fault {
        throw error
      } catch {
        throw Fault(text: "\(error)")
      }
    }
    for text in texts where !literals.contains(Array(text.utf8)) && !isCase(text, code) {
      throw Fault(text: "no literal of the output is \(text.debugDescription)")
    }
  }

  /// Whether a case of a frozen enumeration is called `text`, so that its raw value is not written.
  private static func isCase(_ text: String, _ code: [UInt8]) -> Bool {
    let code = String(decoding: code, as: UTF8.self)
    return ["case \(text)\n", "case `\(text)`\n"].contains {
      code.utf8.firstRange(of: $0.utf8) != nil
    }
  }
}

extension Diagnostic.Message {
  fileprivate static let noFile: Self = "hostile specs include nothing"
}
