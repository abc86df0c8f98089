/// Rendering other templates in a template: partials, parents and the blocks of these.
extension Renderer {
  mutating func renderReference(_ reference: TemplateReference, of template: Template) {
    guard let target = reference.target, descend(at: reference.range, in: template) else { return }
    let outerIndentation = indentation
    if let blanks = reference.indentation {
      indentation += template.bytes[blanks]
    } else {
      indentation = []
    }
    render(library.templates[target])
    indentation = outerIndentation
    ascend()
  }

  mutating func renderParent(
    _ reference: TemplateReference, _ content: Range<Int>, of template: Template
  ) {
    fillings.append(BlockFilling(content, of: template))
    renderReference(reference, of: template)
    fillings.removeLast()
  }

  /// Renders a block with what the outermost parent tag fills it with, or else as it is.
  mutating func renderBlock(_ block: TemplateBlock, _ content: Range<Int>, of template: Template) {
    guard descend(at: block.range, in: template) else { return }
    if let (filler, filling, level) = filler(of: block) {
      let outerFillings = fillings
      let outerIndentation = indentation
      // The filler can itself be filled only from further out than where it stands.
      fillings.removeSubrange(level...)
      indentation += template.bytes[block.indentation]
      let start = output.count
      fill(block, with: filler, of: filling.template)
      if output.count > start, output.last != ASCII.newline {
        output += template.bytes[block.lineBreak]
      }
      indentation = outerIndentation
      fillings = outerFillings
    } else {
      render(content, of: template)
    }
    ascend()
  }

  private func filler(
    of block: TemplateBlock
  ) -> (filler: BlockFilling.Block, filling: BlockFilling, level: Int)? {
    for (level, filling) in fillings.enumerated() {
      for candidate in filling.blocks where candidate.block.name == block.name {
        return (candidate, filling, level)
      }
    }
    return nil
  }

  /// Renders `filler` in the place of `block`, as lines of its own if the block stands in such.
  private mutating func fill(
    _ block: TemplateBlock, with filler: BlockFilling.Block, of template: Template
  ) {
    guard !filler.content.isEmpty else { return }
    if block.startsLine, !filler.block.startsLine {
      startLine()
    } else if !block.startsLine, filler.block.startsLine {
      continuesLine = true
    }
    render(filler.content, of: template)
    continuesLine = false
  }
}
