import Foundation

/// The bytes of a response, and what is needed to read them.
struct ResponseBody {
  let data: Data
  /// The header `Content-Type`, if there is one.
  let contentType: String?
  /// What makes a value of the bytes.
  let decoder: any ResponseDecoder

  /// The media type without parameters, in lower case.
  var mediaType: String? {
    contentType?.split(separator: ";", omittingEmptySubsequences: false).first?
      .trimmingCharacters(in: .whitespaces).lowercased()
  }

  /// Whether the body says that it is JSON (RFC 8259 §11, RFC 6839 §3.1).
  var isJSON: Bool {
    mediaType == "application/json" || mediaType?.hasSuffix("+json") == true
  }

  /// Whether the body is the JSON value null.
  var isNull: Bool {
    isJSON && data.count <= 256
      && String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        == "null"
  }

  /// The body as the response of an endpoint.
  ///
  /// - Throws: `DecodingError`, or what reading a value throws.
  func value<Value: Decodable>(as type: Value.Type) throws -> Value {
    if let direct = type as? any DirectlyReadable.Type,
      let value = try direct.read(from: self) as? Value
    {
      return value
    }
    return try json(as: type)
  }

  /// The body as its decoder reads it, which is from JSON as a rule. The decoder never sees a body without bytes.
  ///
  /// - Throws: `DecodingError`, or what reading a value throws.
  func json<Value: Decodable>(as type: Value.Type) throws -> Value {
    guard !data.isEmpty else {
      throw DecodingError.valueNotFound(
        type, DecodingError.Context(codingPath: [], debugDescription: "the response has no bytes"))
    }
    return try decoder.decode(type, from: data)
  }

  /// The body as text in the character set that it names: UTF-8, unless it is ISO-8859-1 or UTF-16.
  ///
  /// - Throws: `DecodingError` if the bytes are no such text.
  func text() throws -> String {
    let encoding: String.Encoding =
      switch charset {
      case "iso-8859-1", "latin1": .isoLatin1
      case "utf-16": .utf16
      default: .utf8
      }
    guard let text = String(data: data, encoding: encoding) else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: [], debugDescription: "expected text in \(charset ?? "utf-8")"))
    }
    return text
  }

  private var charset: String? {
    contentType?.lowercased().split(separator: ";").dropFirst()
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .first { $0.hasPrefix("charset=") }
      .map { $0.dropFirst("charset=".count).trimmingCharacters(in: ["\""]) }
  }
}
