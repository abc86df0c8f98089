public import Foundation

/// The body of a request, encoded when it is sent.
///
/// A dictionary literal is a JSON object, of which nil leaves a key out:
///
/// ```swift
/// body: ["email": email, "password": password]
/// ```
///
/// JSON is compact, its keys are sorted, so that a request has the same bytes each time, and dates
/// are written in the endpoint's format.
public struct RequestBody: Sendable {
  enum Content: Sendable {
    case json(any Encodable & Sendable)
    case fields(any Encodable & Sendable)
    case query(QueryItems)
    case multipart(MultipartBody)
    case bytes(Data)
  }

  let content: Content
  /// The media type that is sent as `Content-Type` unless the endpoint's headers give one.
  public let contentType: String

  private init(_ content: Content, contentType: String) {
    self.content = content
    self.contentType = contentType
  }

  /// `value` as JSON.
  ///
  /// nil is sent as the JSON null: `value.map { .json($0) }` sends no body in its place.
  // No overload takes an optional: it would be the better match for `body: .json(value)` of any
  // value, which each caller would copy into an optional first.
  public static func json(_ value: some Encodable & Sendable) -> RequestBody {
    RequestBody(.json(value), contentType: "application/json")
  }

  /// Bytes as they are.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - contentType: Their media type.
  public static func data(
    _ data: Data, contentType: String = "application/octet-stream"
  ) -> RequestBody {
    RequestBody(.bytes(data), contentType: contentType)
  }

  /// Text as UTF-8.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - contentType: Its media type.
  public static func string(
    _ text: String, contentType: String = "text/plain; charset=utf-8"
  ) -> RequestBody {
    RequestBody(.bytes(Data(text.utf8)), contentType: contentType)
  }

  /// A form as `application/x-www-form-urlencoded` (WHATWG URL §5.2): a space becomes `+`.
  ///
  /// - Parameter fields: The fields in order; nil leaves one out. A date is written in the
  ///   endpoint's format.
  public static func formURLEncoded(_ fields: QueryItems) -> RequestBody {
    RequestBody(.query(fields), contentType: formType)
  }

  /// The fields of a value as `application/x-www-form-urlencoded` (WHATWG URL §5.2): a space
  /// becomes `+`.
  ///
  /// An array of plain values repeats the name of its field, and the fields of an object within
  /// follow its name in brackets, `a[b]=x`. What is nil or null is left out, data is written in
  /// base64, and dates in the endpoint's format, where their type does not say otherwise. Other
  /// values throw ``APIError/encoding(_:underlying:)`` when they are sent.
  ///
  /// - Parameter value: A value that is encoded as an object.
  // A literal of one type of values would be a dictionary, which loses its order, and not a query.
  @_disfavoredOverload
  public static func formURLEncoded(_ value: some Encodable & Sendable) -> RequestBody {
    RequestBody(.fields(value), contentType: formType)
  }

  /// A form that may hold files, as `multipart/form-data` (RFC 7578).
  ///
  /// Files on disk are read when the form is sent, 64 kB at a time, again each time. A body of more
  /// than 10 MB is put together in a temporary file, which only the user can read and which has no
  /// name anymore when the request is sent; on Linux it is then sent in chunks (RFC 9112 §7.1). A
  /// file that cannot be read throws ``APIError/encoding(_:underlying:)``.
  public static func multipart(_ form: MultipartForm) -> RequestBody {
    let body = MultipartBody(form)
    return RequestBody(.multipart(body), contentType: body.contentType)
  }

  private static let formType = "application/x-www-form-urlencoded"

  /// The bytes to send.
  ///
  /// - Parameters:
  ///   - dates: How dates are written where their type does not say otherwise.
  ///   - encoder: What makes JSON; nil is JSON with `dates`.
  /// - Throws: What the value that is sent throws while it is encoded.
  func bytes(dates: DateFormat, encoder: (any RequestEncoder)? = nil) throws -> Data {
    switch content {
    case .json(let value): try (encoder ?? JSONEncoder(dates: dates)).encode(value)
    case .fields(let value): try QueryItems(fieldsOf: value).form(dates: dates)
    case .query(let items): try items.form(dates: dates)
    case .multipart(let body): try body.bytes(dates: dates)
    case .bytes(let data): data
    }
  }
}

extension RequestBody: ExpressibleByDictionaryLiteral {
  /// A JSON object; nil and an absent ``Patch`` leave a key out.
  public init(dictionaryLiteral elements: (String, (any Encodable & Sendable)?)...) {
    self = .json(InlineObject(fields: elements))
  }
}

extension RequestBody: CustomStringConvertible {
  /// The media type: what is sent may be secret.
  public var description: String { "a body of type \(contentType)" }
}

extension RequestBody: CustomReflectable {
  /// No child, so that `dump` shows nothing that may be secret.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

/// A JSON object written in place, without a type of its own.
private struct InlineObject: Encodable, Sendable {
  let fields: [(key: String, value: (any Encodable & Sendable)?)]

  init(fields: [(String, (any Encodable & Sendable)?)]) {
    self.fields = fields.map { (key: $0, value: $1) }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: ObjectKey.self)
    for field in fields {
      if let value = field.value, (value as? any Omissible)?.isAbsent != true {
        try container.encode(value, forKey: ObjectKey(field.key))
      }
    }
  }
}
