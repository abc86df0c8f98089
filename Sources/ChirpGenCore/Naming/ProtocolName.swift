/// The name of a protocol under `conforms`, and what is known of it.
///
/// A name that is not known here is that of a protocol of the user's own.
struct ProtocolName: Hashable {
  /// Without the module where that is Swift, Foundation or the runtime: `Swift.Error` is `Error`.
  let text: String

  init(_ text: String) {
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let isKnownModule = parts.count == 2 && Self.modules.contains(parts[0])
    self.text = isKnownModule ? String(parts[1]) : text
  }

  /// The module that it is named with, if that is one of the user's own.
  var module: String? {
    guard let point = text.firstIndex(of: ".") else { return nil }
    return String(text[..<point])
  }

  /// Whether every type has it that needs it, or all do.
  var isImplied: Bool { Self.implied.contains(text) }

  /// Whether a structure or an enumeration has all that it asks for, without a line of code.
  var isDerived: Bool { Self.derived.contains(text) }

  /// Whether it is one of Swift, Foundation or the runtime.
  var isKnown: Bool {
    isDerived || isImplied || isImpossible || asksStructuresForMembers
      || asksEnumerationsForMembers || text == "CaseIterable"
  }

  /// Whether it is declared in Foundation.
  var isFoundations: Bool { Self.foundations.contains(text) }

  /// Whether it asks for members that no generated structure has.
  var asksStructuresForMembers: Bool {
    Self.membersOfEnumerations.contains(text) || Self.membersOfAll.contains(text)
  }

  /// Whether it asks for members that no generated enumeration has.
  var asksEnumerationsForMembers: Bool {
    Self.membersOfObjects.contains(text) || Self.membersOfAll.contains(text)
  }

  /// Whether no structure and no enumeration can conform to it, whatever the members.
  var isImpossible: Bool { Self.impossible.contains(text) }

  /// The names that may have been meant by another one.
  static let offered = (derived.union(implied).union(["CaseIterable", "Comparable"])).sorted()

  private static let modules: Set<Substring> = ["Swift", "Foundation", "ChirpRuntime"]

  private static let implied: Set<String> = [
    "Codable", "Copyable", "Decodable", "Encodable", "Escapable", "Sendable", "SendableMetatype",
  ]

  private static let foundations: Set<String> = ["CustomNSError", "LocalizedError"]

  private static let derived: Set<String> = foundations.union([
    "Equatable", "Error", "Hashable", "Identifiable",
  ])

  /// What enumerations have, since each is open to values of its raw type.
  private static let membersOfEnumerations: Set<String> = [
    "Comparable", "ParameterConvertible", "QueryConvertible", "RawRepresentable",
  ]

  /// What structures have that are sent or received.
  private static let membersOfObjects: Set<String> = [
    "Identifiable", "ObjectDecodable", "ObjectEncodable",
  ]

  private static let membersOfAll: Set<String> = [
    "AdditiveArithmetic", "AsyncIteratorProtocol", "AsyncSequence", "AtomicRepresentable",
    "BidirectionalCollection", "BinaryFloatingPoint", "BinaryInteger", "CVarArg", "Clock",
    "CodingKey", "CodingKeyRepresentable", "Collection", "CustomDebugStringConvertible",
    "CustomLeafReflectable", "CustomLocalizedStringResourceConvertible",
    "CustomPlaygroundDisplayConvertible", "CustomReflectable", "CustomStringConvertible", "Decoder",
    "DurationProtocol", "Encoder", "Executor", "ExpressibleByArrayLiteral",
    "ExpressibleByBooleanLiteral", "ExpressibleByDictionaryLiteral",
    "ExpressibleByExtendedGraphemeClusterLiteral", "ExpressibleByFloatLiteral",
    "ExpressibleByIntegerLiteral", "ExpressibleByNilLiteral", "ExpressibleByStringInterpolation",
    "ExpressibleByStringLiteral", "ExpressibleByUnicodeScalarLiteral", "FixedWidthInteger",
    "FloatingPoint", "InstantProtocol", "IteratorProtocol", "KeyedDecodingContainerProtocol",
    "KeyedEncodingContainerProtocol", "LazyCollectionProtocol", "LazySequenceProtocol",
    "LosslessStringConvertible", "MirrorPath", "MutableCollection", "Numeric", "OptionSet",
    "RandomAccessCollection", "RandomNumberGenerator", "RangeExpression",
    "RangeReplaceableCollection", "RecoverableError", "ReferenceConvertible", "Sequence",
    "SetAlgebra", "SignedInteger", "SignedNumeric", "SingleValueDecodingContainer",
    "SingleValueEncodingContainer", "Strideable", "StringInterpolationProtocol", "StringProtocol",
    "TextOutputStream", "TextOutputStreamable", "UnicodeCodec", "UnkeyedDecodingContainer",
    "UnkeyedEncodingContainer", "UnsignedInteger", "VectorArithmetic",
  ]

  private static let impossible: Set<String> = [
    "Actor", "AnyActor", "AnyObject", "BitwiseCopyable", "DistributedActor", "GlobalActor",
    "SerialExecutor", "TaskExecutor",
  ]
}

extension TypeTable {
  /// The modules of the user's own that protocols are named with.
  var modulesOfProtocols: Set<String> {
    Set(
      ids.lazy.flatMap { self[$0].definition.conformances }
        .compactMap { ProtocolName($0.value).module })
  }
}
