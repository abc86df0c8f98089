/// Rendering sections.
extension Renderer {
  mutating func renderSection(of name: Int, _ content: Range<Int>, of template: Template) {
    let value = value(of: name, in: template)
    guard value.isTrue, descend(at: template.names[name].range, in: template) else { return }
    if case .list(let list) = value {
      stack.append(.absent)
      for index in 0..<list.count {
        stack[stack.count - 1] = list.element(index)
        render(content, of: template)
      }
    } else {
      stack.append(value)
      render(content, of: template)
    }
    stack.removeLast()
    ascend()
  }

  mutating func renderInvertedSection(
    of name: Int, _ content: Range<Int>, of template: Template
  ) {
    let isTrue = value(of: name, in: template).isTrue
    guard !isTrue, descend(at: template.names[name].range, in: template) else { return }
    render(content, of: template)
    ascend()
  }

  /// Renders a fit section, or a section of an ordinary name if lines are not fitted.
  mutating func renderFit(of name: Int, _ content: Range<Int>, of template: Template) {
    guard fitter != nil else {
      renderSection(of: name, content, of: template)
      return
    }
    guard descend(at: template.names[name].range, in: template) else { return }
    let start = output.count
    render(content, of: template)
    fitter?.fit(&output, from: start)
    ascend()
  }
}
