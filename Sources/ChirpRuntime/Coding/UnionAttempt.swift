/// Why a value could not be read as one type of a union, without anything of the value.
struct UnionAttempt: CustomStringConvertible {
  private let type: String
  /// Where in the value, as in `items[3].createdAt`; empty for the value as a whole.
  private let place: String
  private let expectation: String

  /// - Parameters:
  ///   - type: The type that was tried.
  ///   - error: What reading it threw.
  ///   - depth: How many keys lead to the union.
  init(_ type: Any.Type, _ error: any Error, depth: Int) {
    self.type = "\(type)"
    let (codingPath, expectation) = Self.problem(error)
    place = Self.text(of: codingPath.dropFirst(depth))
    self.expectation = expectation
  }

  var description: String {
    "as \(type), " + (place.isEmpty ? "" : "at '\(place)', ") + expectation
  }

  /// Where and what, from those parts of an error that cannot hold a value: others' descriptions
  /// can.
  private static func problem(_ error: any Error) -> ([any CodingKey], String) {
    switch error {
    case DecodingError.typeMismatch(let type, let context):
      (context.codingPath, "expected \(name(of: type))")
    case DecodingError.valueNotFound(let type, let context):
      (context.codingPath, "expected \(name(of: type)), found null")
    case DecodingError.keyNotFound(let key, let context):
      (context.codingPath + [key], "the key is missing")
    case DecodingError.dataCorrupted(let context):
      (context.codingPath, expectation(context))
    // Foundation's own errors for numbers that do not fit are among these.
    default: ([], "found an invalid value")
    }
  }

  private static func expectation(_ context: DecodingError.Context) -> String {
    let description = context.debugDescription
    let isOwn =
      context.underlyingError is UnionMismatch || description == Day.expectation
      || DateFormat.allCases.contains { $0.expectation == description }
    return isOwn ? description : "found an invalid value"
  }

  private static func name(of type: Any.Type) -> String {
    switch type {
    case is [String: Any].Type: "an object"
    case is [Any].Type: "an array"
    default: "\(type)"
    }
  }

  private static func text(of codingPath: some Sequence<any CodingKey>) -> String {
    codingPath.reduce(into: "") { text, key in
      if let index = key.intValue {
        text += "[\(index)]"
      } else {
        text += text.isEmpty ? key.stringValue : "." + key.stringValue
      }
    }
  }
}
