/// What a parent tag fills the blocks of its parent with.
struct BlockFilling {
  struct Block {
    let block: TemplateBlock
    /// The steps of its content, in `template`.
    let content: Range<Int>
  }

  /// The template that the parent tag stands in.
  let template: Template
  let blocks: [Block]

  /// Takes the blocks directly in a parent tag with `content`; whatever else stands there fills
  /// nothing.
  init(_ content: Range<Int>, of template: Template) {
    self.template = template
    var blocks: [Block] = []
    var index = content.lowerBound
    while index < content.upperBound {
      switch template.steps[index] {
      case .block(let block, let end):
        blocks.append(Block(block: template.blocks[block], content: index + 1..<end))
        index = end
      case .section(_, let end), .invertedSection(_, let end), .fit(_, _, let end),
        .parent(_, let end):
        index = end
      case .text, .line, .value, .partial:
        index += 1
      }
    }
    self.blocks = blocks
  }
}
