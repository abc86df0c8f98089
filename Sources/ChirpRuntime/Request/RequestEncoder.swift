public import Foundation

/// What makes the bytes of a request's body of a value.
public protocol RequestEncoder: Sendable {
  /// The bytes of `value`.
  ///
  /// - Throws: Why there are none, best as an `EncodingError`.
  func encode<Value: Encodable>(_ value: Value) throws -> Data
}

extension JSONEncoder: RequestEncoder {}
