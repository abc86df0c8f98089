/// What makes two keys of a mapping the same: the text of scalars, however it is written, the
/// elements of sequences, and the entries of mappings in any order.
enum KeyIdentity: Hashable {
  case scalar(String)
  case sequence([KeyIdentity])
  case mapping([KeyIdentity: KeyIdentity])
  /// `<<`, which differs from a name of that text.
  case merge

  init(_ node: Node) {
    switch node.content {
    case .scalar(let scalar):
      self = node.isMergeKey ? .merge : .scalar(scalar.text)
    case .sequence(let nodes):
      self = .sequence(nodes.map { KeyIdentity($0) })
    case .mapping(let pairs):
      self = .mapping(
        Dictionary(
          pairs.map { (KeyIdentity($0.key), KeyIdentity($0.value)) },
          uniquingKeysWith: { first, _ in first }))
    }
  }
}
