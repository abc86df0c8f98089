import Foundation

/// The header `Retry-After` (RFC 9110 §10.2.3).
enum RetryAfter {
  /// The time to wait, from the moment of the response; nil if the server does not say.
  static func duration(in headers: HTTPHeaders) -> Duration? {
    guard let value = headers["Retry-After"] else {
      return nil
    }
    if value.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) {
      return Int64(value).map { .seconds($0) }
    }
    guard let date = RFC1123.date(from: value) else {
      return nil
    }
    let now = headers["Date"].flatMap(RFC1123.date) ?? Date()
    return .seconds(max(0, date.timeIntervalSince(now)))
  }
}
