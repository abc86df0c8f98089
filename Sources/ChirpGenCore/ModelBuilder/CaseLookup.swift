import ChirpDiagnostics

/// The cases of one enumeration, to find by their values.
struct CaseLookup {
  private let indexes: [EnumerationCase.RawValue: Int]
  /// The values, for near ones.
  var near: NearNames

  init(_ cases: [EnumerationCase]) {
    let values = cases.map(\.rawValue.value)
    indexes = Dictionary(zip(values, values.indices)) { first, _ in first }
    near = NearNames(values.map(\.text))
  }

  /// The place of the case with this value.
  func index(of value: EnumerationCase.RawValue) -> Int? {
    indexes[value]
  }
}

extension EnumerationCase.RawValue {
  /// As it is written in the spec.
  var text: String {
    switch self {
    case .integer(let integer): String(integer)
    case .text(let text): text
    }
  }
}
