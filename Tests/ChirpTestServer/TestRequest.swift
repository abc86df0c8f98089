package import Foundation

/// A request as it arrived.
package struct TestRequest: Hashable, Sendable {
  /// All bytes of the request.
  package let raw: Data
  package let method: String
  /// The path and the query as they stood in the request line.
  package let target: String
  /// The header lines in order, as they stood.
  package let headerLines: [String]
  package let body: Data

  /// The value of the header called `name`, without regard to case.
  package func header(_ name: String) -> String? {
    let prefix = name.lowercased() + ":"
    return headerLines.first { $0.lowercased().hasPrefix(prefix) }
      .map { $0.dropFirst(prefix.count).trimmingCharacters(in: .whitespaces) }
  }

  /// nil until `bytes` hold the whole request.
  init?(_ bytes: Data) {
    guard let end = bytes.range(of: Data("\r\n\r\n".utf8)) else {
      return nil
    }
    var lines = String(decoding: bytes[..<end.lowerBound], as: UTF8.self)
      .components(separatedBy: "\r\n")
    let words = lines.removeFirst().split(separator: " ")
    guard words.count == 3 else {
      return nil
    }
    raw = bytes
    method = String(words[0])
    target = String(words[1])
    headerLines = lines
    body = bytes[end.upperBound...]
    guard body.count >= header("Content-Length").flatMap(Int.init) ?? 0 else {
      return nil
    }
  }
}
