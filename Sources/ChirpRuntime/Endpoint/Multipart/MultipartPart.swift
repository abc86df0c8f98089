import Foundation

/// One part of a multipart form (RFC 7578 §4).
public struct MultipartPart: Sendable {
  /// What the part holds.
  enum Content: Sendable {
    case text(String)
    /// A date in the endpoint's format.
    case date(Date)
    case json(any Encodable & Sendable)
    case file(File)
  }

  let name: String
  let content: Content

  init(name: String, content: Content) {
    self.name = name
    self.content = content
  }

  /// A part that holds text.
  ///
  /// - Parameters:
  ///   - name: The name of the field.
  ///   - text: The text, sent as UTF-8.
  public init(name: String, text: String) {
    self.init(name: name, content: .text(text))
  }
}
