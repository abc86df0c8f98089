import Foundation

/// A response type that is not, or not always, decoded from JSON.
protocol DirectlyReadable: Decodable {
  /// What to ask the server for (RFC 9110 §12.5.1).
  static var accept: String { get }

  static func read(from body: ResponseBody) throws -> Self
}

extension Data: DirectlyReadable {
  static let accept = "*/*"

  static func read(from body: ResponseBody) -> Data {
    body.data
  }
}

extension String: DirectlyReadable {
  static let accept = "text/plain, application/json;q=0.9, */*;q=0.1"

  /// The text, or the string that JSON holds.
  static func read(from body: ResponseBody) throws -> String {
    body.isJSON ? try body.json(as: String.self) : try body.text()
  }
}

extension EmptyResponse: DirectlyReadable {
  static let accept = "application/json"

  static func read(from body: ResponseBody) -> EmptyResponse {
    EmptyResponse()
  }
}

extension Optional: DirectlyReadable where Wrapped: Decodable {
  static var accept: String {
    (Wrapped.self as? any DirectlyReadable.Type)?.accept ?? "application/json"
  }

  /// nil for no bytes, and for the null of JSON unless the bytes themselves are asked for.
  static func read(from body: ResponseBody) throws -> Wrapped? {
    if body.data.isEmpty || (Wrapped.self != Data.self && body.isNull) {
      return nil
    }
    return Wrapped.self is any DirectlyReadable.Type
      ? try body.value(as: Wrapped.self) : try body.json(as: Self.self)
  }
}
