public import Foundation

/// What makes a value of the bytes of a response.
public protocol ResponseDecoder: Sendable {
  /// A value of `type`.
  ///
  /// - Throws: Why the bytes are no such value, best as a `DecodingError`.
  func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value
}

extension JSONDecoder: ResponseDecoder {}
extension PropertyListDecoder: ResponseDecoder {}

/// Reads JSON with the dates of an endpoint. A decoder is only made where a value is read.
struct JSONResponseDecoder: ResponseDecoder {
  let dates: DateFormat

  func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
    try JSONDecoder(dates: dates).decode(type, from: data)
  }
}
