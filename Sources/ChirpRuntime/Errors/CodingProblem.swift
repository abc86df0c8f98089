/// What a coding error says, in words: where, and what was expected there.
struct CodingProblem {
  /// As in `items[3].createdAt`; nil for the value as a whole.
  let place: String?
  let expectation: String

  init(_ error: any Error) {
    switch error {
    case let error as DecodingError: self.init(decoding: error)
    case EncodingError.invalidValue(_, let context):
      self.init(context.codingPath, Self.clause(context.debugDescription, or: "an invalid value"))
    default: self.init([], "an error of type \(type(of: error))")
    }
  }

  private init(decoding error: DecodingError) {
    switch error {
    case .typeMismatch(let type, let context):
      self.init(context.codingPath, Self.clause(context.debugDescription, or: "expected \(type)"))
    case .valueNotFound(let type, let context):
      self.init(place: context.codingPath, "expected \(type), found no value")
    case .keyNotFound(let key, let context):
      self.init(place: context.codingPath + [key], "the key is missing")
    case .dataCorrupted(let context):
      self.init(context.codingPath, Self.clause(context.debugDescription, or: "invalid data"))
    @unknown default:
      self.init([], "the data does not fit")
    }
  }

  private init(place codingPath: [any CodingKey], _ expectation: String) {
    place = codingPath.isEmpty ? nil : Self.text(of: codingPath)
    self.expectation = expectation
  }

  /// Decoders may name the value: what is said of a secret one is not shown.
  private init(_ codingPath: [any CodingKey], _ expectation: String) {
    let isSecret = codingPath.contains { Redaction.isSensitive($0.stringValue) }
    self.init(place: codingPath, isSecret ? "the value does not fit" : expectation)
  }

  private static func text(of codingPath: [any CodingKey]) -> String {
    var text = ""
    for key in codingPath {
      if let index = key.intValue {
        text += "[\(index)]"
      } else {
        text += text.isEmpty ? key.stringValue : "." + key.stringValue
      }
    }
    return text
  }

  /// A sentence as part of another: `Expected to decode Int.` becomes `expected to decode Int`.
  private static func clause(_ sentence: String, or alternative: String) -> String {
    guard let first = sentence.first else {
      return alternative
    }
    let rest = sentence.dropFirst()
    return first.lowercased() + (rest.last == "." ? rest.dropLast() : rest)
  }
}

extension CodingProblem: CustomStringConvertible {
  /// On one line: keys and what is said of them may come from the server.
  var description: String {
    Redaction.line(place.map { "at '\($0)': \(expectation)" } ?? expectation)
  }
}
