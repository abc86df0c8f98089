import Foundation

/// A URL to which paths can be added.
struct BaseURL: Sendable {
  /// Without a slash at its end.
  private let text: String

  /// - Throws: `APIError.invalidURL`, which does not show the URL: it may hold credentials.
  init(_ url: URL) throws {
    guard let scheme = url.scheme?.lowercased(), scheme == "http" || scheme == "https" else {
      throw APIError.invalidURL(reason: "its scheme is not http or https")
    }
    guard let host = url.host(), !host.isEmpty else {
      throw APIError.invalidURL(reason: "it has no host")
    }
    guard url.user() == nil, url.password() == nil else {
      throw APIError.invalidURL(reason: "it holds a user or a password")
    }
    guard url.query() == nil, url.fragment() == nil else {
      throw APIError.invalidURL(reason: "it has a query or a fragment")
    }
    var text = url.absoluteString
    while text.hasSuffix("/") {
      text.removeLast()
    }
    self.text = text
  }

  /// The URL with a path and a query added, exactly as they are encoded; nil if they make no URL.
  func url(path: EndpointPath, query: String) -> URL? {
    let slash = path.encoded.isEmpty || path.encoded.hasPrefix("/") ? "" : "/"
    let tail = query.isEmpty ? "" : "?" + query
    return URL(string: text + slash + path.encoded + tail, encodingInvalidCharacters: false)
  }
}
