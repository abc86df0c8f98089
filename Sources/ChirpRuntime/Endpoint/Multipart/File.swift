public import Foundation

/// A file to be sent: its content, its name and its media type.
///
/// ```swift
/// let photo = File(contentsOf: url)
/// let note = File(data: Data("Milk".utf8), filename: "note.txt")
/// ```
public struct File: Hashable, Sendable {
  /// Where the bytes are.
  enum Content: Hashable, Sendable {
    case data(Data)
    case url(URL)
  }

  let content: Content
  /// The name that the server is told, without a folder.
  public let filename: String
  /// The media type (RFC 9110 §8.3.1).
  public let contentType: String

  /// A file whose bytes are in memory.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - filename: The name that the server is told.
  ///   - contentType: The media type; nil takes that of the name's extension, which is
  ///     `application/octet-stream` for an extension that is not a common one.
  public init(data: Data, filename: String, contentType: String? = nil) {
    content = .data(data)
    self.filename = filename
    self.contentType = contentType ?? MediaType.ofFile(named: filename)
  }

  /// A file on disk. It is read each time a request with it is sent; one that cannot be read throws
  /// ``APIError/encoding(_:underlying:)`` then.
  ///
  /// - Parameters:
  ///   - url: A file URL.
  ///   - filename: The name that the server is told; nil takes that of the file, without its folder.
  ///   - contentType: The media type; nil takes that of the name's extension, which is
  ///     `application/octet-stream` for an extension that is not a common one.
  public init(contentsOf url: URL, filename: String? = nil, contentType: String? = nil) {
    content = .url(url)
    self.filename = filename ?? url.lastPathComponent
    self.contentType = contentType ?? MediaType.ofFile(named: self.filename)
  }
}

extension File: CustomStringConvertible {
  /// The name and the media type, without the content.
  public var description: String { "\(filename) (\(contentType))" }
}

extension File: CustomReflectable {
  /// No child, so that `dump` shows nothing that may be secret.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
