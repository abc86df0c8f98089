/// How much of a text is read. A spec may come from someone else: within these limits, time and
/// memory grow with its length.
package struct Limits: Sendable {
  /// The bytes of a file. Its tree takes about ten times as much memory.
  package var bytes: Int
  /// The levels of collections within each other. The tree is read, and freed, by recursion, and
  /// libyaml looks through all open levels at each token, at most 1,024 characters ahead of the
  /// tree: a much higher limit would need a larger stack, and more time.
  package var depth: Int
  /// The values that all aliases of a file together stand for.
  package var aliasedNodes: Int
  /// The lines that begin with `%`. libyaml compares each `%TAG` with all in front of it.
  package var directives: Int

  package init(bytes: Int, depth: Int, aliasedNodes: Int, directives: Int) {
    self.bytes = bytes
    self.depth = depth
    self.aliasedNodes = aliasedNodes
    self.directives = directives
  }

  /// 32 MiB, 100 levels, 100,000 aliased values and 1,000 directives: far above what a spec written
  /// by people needs, and the largest published API descriptions have half of that.
  package static let standard = Limits(
    bytes: 32 << 20, depth: 100, aliasedNodes: 100_000, directives: 1000)
}
