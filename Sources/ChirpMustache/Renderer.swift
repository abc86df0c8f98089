import ChirpDiagnostics

/// One render of a template: the output as far as it is printed, and where in the contexts and in
/// the templates the render is.
struct Renderer {
  /// How deep sections and templates can nest in each other while they are rendered, so that a
  /// template that includes itself without end is an error and not an overflow of the stack.
  static let maximumDepth = 150

  let library: TemplateLibrary
  var output: [UInt8] = []
  var diagnostics = Diagnostics()
  /// The values that names are looked up in, the innermost last.
  var stack: [TemplateValue]
  /// The blanks in front of each line of the templates, from the partial tags around them.
  var indentation: [UInt8] = []
  /// Whether the line that comes next continues one that is indented already.
  var continuesLine = false
  /// What the parent tags around fill, the outermost first.
  var fillings: [BlockFilling] = []
  var fitter: LineFitter?
  private var depth = 0
  /// Whether a fault was met that nothing can be rendered behind.
  private var isStopped = false

  init(library: TemplateLibrary, root: TemplateValue) {
    self.library = library
    stack = [root]
    fitter = library.options.lineFit.map { LineFitter($0) }
  }

  mutating func render(_ template: Template) {
    render(template.steps.indices, of: template)
  }

  mutating func render(_ steps: Range<Int>, of template: Template) {
    var index = steps.lowerBound
    while index < steps.upperBound, !isStopped {
      var next = index + 1
      switch template.steps[index] {
      case .text(let range):
        printText(range, of: template)
      case .line(let range):
        startLine()
        printText(range, of: template)
      case .value(let name, let isEscaped):
        printValue(of: name, in: template, isEscaped: isEscaped)
      case .section(let name, let end):
        renderSection(of: name, next..<end, of: template)
        next = end
      case .invertedSection(let name, let end):
        renderInvertedSection(of: name, next..<end, of: template)
        next = end
      case .fit(let name, _, let end):
        renderFit(of: name, next..<end, of: template)
        next = end
      case .partial(let reference):
        renderReference(template.references[reference], of: template)
      case .parent(let reference, let end):
        renderParent(template.references[reference], next..<end, of: template)
        next = end
      case .block(let block, let end):
        renderBlock(template.blocks[block], next..<end, of: template)
        next = end
      }
      index = next
    }
  }

  /// Goes a level deeper, for the tag that has its name at `name` in `template`. If that is too
  /// deep, the fault is reported and the whole render stops.
  mutating func descend(at name: Range<Int>, in template: Template) -> Bool {
    guard depth < Self.maximumDepth else {
      diagnostics.error(.tooDeep(limit: Self.maximumDepth), at: template.file.place(of: name))
      isStopped = true
      return false
    }
    depth += 1
    return true
  }

  mutating func ascend() {
    depth -= 1
  }
}

extension Diagnostic.Message {
  fileprivate static func tooDeep(limit: Int) -> Self {
    "templates and sections are nested more than \(limit) deep here"
  }
}
