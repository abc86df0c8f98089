import ChirpDiagnostics
import ChirpYAML

/// The tree of a text, and what is said of it.
struct Composition {
  var node: Node?
  var report: String

  init(_ bytes: [UInt8], limits: Limits = .standard) {
    var diagnostics = Diagnostics()
    let file = diagnostics.add(path: "a.yaml", bytes: bytes)
    node = Composer(limits: limits).compose(file, diagnostics: &diagnostics)
    report = DiagnosticPrinter(colored: false).text(diagnostics)
  }

  init(_ text: String, limits: Limits = .standard) {
    self.init(Array(text.utf8), limits: limits)
  }
}

extension Node {
  /// The tree in one line: text of plain scalars as it is, of others in quotes.
  var outline: String {
    switch content {
    case .scalar(let scalar): scalar.style == .plain ? scalar.text : "\"\(scalar.text)\""
    case .sequence(let nodes): "[" + nodes.map(\.outline).joined(separator: ", ") + "]"
    case .mapping(let pairs):
      "{" + pairs.map { "\($0.key.outline): \($0.value.outline)" }.joined(separator: ", ") + "}"
    }
  }

  /// The ranges of the node and of all within it, in order, each as `line:column-line:column`.
  var ranges: [String] {
    let own = "\(range.start.line):\(range.start.column)-\(range.end.line):\(range.end.column)"
    return switch content {
    case .scalar: [own]
    case .sequence(let nodes): [own] + nodes.flatMap(\.ranges)
    case .mapping(let pairs): [own] + pairs.flatMap { $0.key.ranges + $0.value.ranges }
    }
  }
}
