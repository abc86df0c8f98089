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
    try self.init(
      spec.bytes, files: spec.files, options: Self.options(of: spec), texts: spec.texts,
      isWhole: spec.mode == .grammar)
  }

  /// Generates from the bytes of a file.
  ///
  /// - Parameters:
  ///   - included: What it may include, by the paths from its folder.
  ///   - texts: What is in the output, if there is any.
  ///   - isWhole: Whether each text stands where its mark says what it becomes.
  package init(
    _ bytes: [UInt8], files included: [String: [UInt8]] = [:],
    options: SwiftOptions = SwiftOptions(), texts: [String] = [], isWhole: Bool = false
  ) throws(Fault) {
    var diagnostics = Diagnostics()
    let file = diagnostics.add(path: "\(Self.folder)/spec.yaml", bytes: bytes)
    var outside: String?
    do {
      let generator = Generator(options: options, templates: .builtIn) { path, diagnostics in
        guard let name = Self.nameInFolder(path.value) else {
          outside = path.value
          return nil
        }
        if let bytes = included[name] { return diagnostics.add(path: path.value, bytes: bytes) }
        diagnostics.error(.noFile, at: path.range)
        return nil
      }
      files = try generator.files(for: file, diagnostics: &diagnostics)
    } catch {
      throw Fault(text: error.text)
    }
    if let outside { throw Fault(text: "'\(outside)' is read, outside of the spec's folder") }
    self.diagnostics = DiagnosticPrinter(colored: false).text(diagnostics)
    if (files == nil) != diagnostics.hasErrors {
      throw Fault(text: "there is not exactly one of output and errors")
    }
    if let character = self.diagnostics.unicodeScalars.first(where: Self.isControl) {
      throw Fault(text: "the diagnostics hold U+\(String(character.value, radix: 16))")
    }
    if let files { try Self.check(files, texts, MarkCheck(isWhole: isWhole)) }
  }

  private static let folder = "specs"

  /// The path of an included file from the folder of the spec; nil if it is not below that.
  private static func nameInFolder(_ path: String) -> String? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count > 1, parts[0] == folder, !path.utf8.contains(0),
      parts.allSatisfy({ !["", ".", ".."].contains($0) })
    else { return nil }
    return parts.dropFirst().joined(separator: "/")
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control && scalar != "\n" && scalar != "\t"
  }

  /// Each style, layout and access level has its share of the numbers.
  private static func options(of spec: HostileSpec) -> SwiftOptions {
    let accesses = SwiftOptions.Access.allCases
    let styles = SwiftOptions.Style.allCases
    let start = SourceLocation(line: 1, column: 1)
    var unread = Diagnostics()
    let file = unread.add(path: "", bytes: [])
    let place = SourceRange(file: file.id, start: start, end: start)
    return SwiftOptions(
      access: accesses[Int(spec.seed / 3 % UInt64(accesses.count))],
      style: styles[Int(spec.seed / 9 % UInt64(styles.count))],
      layout: spec.seed.isMultiple(of: 2) ? .single : .split,
      renames: spec.renames.sorted { $0.key < $1.key }.map { old, new in
        Rename(old: Located(old, at: place), new: Located(new, at: place))
      })
  }

  private static func check(
    _ files: [GeneratedFile], _ texts: [String], _ marks: MarkCheck
  ) throws(Fault) {
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
        if let fault = marks.fault(in: scan) { throw Fault(text: "\(file.name): \(fault)") }
        literals.formUnion(scan.literals)
        code += scan.code
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
    ["case \(text)\n", "case `\(text)`\n"].contains { code.contains($0) }
  }
}

extension Diagnostic.Message {
  fileprivate static let noFile: Self = "there is no such file"
}
