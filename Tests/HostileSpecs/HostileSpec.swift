/// A spec that means harm, made of a number: the same on every machine.
package struct HostileSpec: Sendable {
  /// How a spec is made.
  package enum Mode: String, CaseIterable, Sendable {
    /// By the grammar of the language, with hostile text wherever text goes.
    case grammar
    /// One of the grammar, with bytes flipped, removed, repeated or taken from another one.
    case mutation
    /// Bytes, be they text or not.
    case bytes
  }

  package let seed: UInt64
  package let mode: Mode
  package let bytes: [UInt8]
  /// The files that it includes, by their paths from its folder.
  package let files: [String: [UInt8]]
  /// The names that some of its types are given, by those that they have.
  let renames: [String: String]
  /// Texts that are in the output as string literals, if there is any output.
  package let texts: [String]

  /// Of ten numbers, seven give a spec by the grammar, and one gives bytes.
  package init(seed: UInt64) {
    let mode: Mode =
      switch seed % 10 {
      case 7, 8: .mutation
      case 9: .bytes
      default: .grammar
      }
    self.init(seed: seed, mode: mode)
  }

  package init(seed: UInt64, mode: Mode) {
    self.seed = seed
    self.mode = mode
    var random = SeededGenerator(seed: seed)
    switch mode {
    case .grammar:
      var grammar = SpecGrammar(random)
      bytes = Array(grammar.spec().utf8)
      files = grammar.files
      renames = grammar.renames()
      texts = grammar.texts
    case .mutation:
      (bytes, files) = Mutation.spec(&random)
      renames = [:]
      texts = []
    case .bytes:
      bytes = Mutation.noise(&random)
      files = [:]
      renames = [:]
      texts = []
    }
  }
}
