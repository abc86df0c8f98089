/// The header fields of a request or a response (RFC 9110 §5), in order. Names are compared without
/// regard to case.
///
/// ```swift
/// let headers: HTTPHeaders = ["X-Trace": traceID, "If-Match": etag]   // nil leaves a field out
/// ```
public struct HTTPHeaders: Hashable, Sendable {
  /// One header field.
  public struct Field: Hashable, Sendable {
    /// The name as it is sent.
    public let name: String
    /// The value as it is sent.
    public let value: String

    /// A field. What may not be sent is refused when an endpoint is sent.
    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The fields in order, each name once.
  public private(set) var fields: [Field] = []

  /// No fields.
  public init() {}

  /// The value of the field called `name`. Setting one that is there replaces it in its place;
  /// setting nil removes it.
  public subscript(name: String) -> String? {
    get {
      index(of: name).map { fields[$0].value }
    }
    set {
      switch (index(of: name), newValue) {
      case (let index?, let value?): fields[index] = Field(name: name, value: value)
      case (let index?, nil): fields.remove(at: index)
      case (nil, let value?): fields.append(Field(name: name, value: value))
      case (nil, nil): break
      }
    }
  }

  /// These fields, with those of `others` in the place of the ones that have their names.
  func merging(_ others: HTTPHeaders) -> HTTPHeaders {
    guard !others.fields.isEmpty else {
      return self
    }
    var merged = self
    for field in others.fields {
      merged[field.name] = field.value
    }
    return merged
  }

  mutating func sortByName() {
    fields.sort { $0.name.lowercased() < $1.name.lowercased() }
  }

  mutating func removeAll(where isRemoved: (String) -> Bool) {
    fields.removeAll { isRemoved($0.name) }
  }

  private func index(of name: String) -> Int? {
    fields.firstIndex { Self.areEqual($0.name, name) }
  }

  /// Whether two names are equal but for the case of ASCII letters (RFC 9110 §5.1).
  private static func areEqual(_ first: String, _ second: String) -> Bool {
    first.utf8.count == second.utf8.count
      && zip(first.utf8, second.utf8).allSatisfy { lowercased($0) == lowercased($1) }
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }
}

extension HTTPHeaders: ExpressibleByDictionaryLiteral {
  /// Fields in order; nil leaves one out, and the last of several with one name counts.
  public init(dictionaryLiteral elements: (String, (any ParameterConvertible)?)...) {
    for (name, value) in elements {
      if let value {
        self[name] = value.parameterText
      }
    }
  }
}
