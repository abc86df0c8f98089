import Foundation

/// The header `Retry-After` (RFC 9110 §10.2.3): a number of seconds, or a date.
enum RetryAfter {
  /// What a longer time counts as, some 68 years. RFC 9111 §1.2.2 has it for numbers of seconds that
  /// are too big, and clocks can count to it.
  static let longest = Duration.seconds(2_147_483_648)

  /// The time to wait, from the moment of the response; nil if the server does not say.
  ///
  /// Where the header holds more than one value, as only a proxy or a fault would have it, the
  /// longest time counts, and a part of a second counts as a whole one: who waits for too long is
  /// not refused again.
  ///
  /// - Parameters:
  ///   - headers: Those of the response. A date counts from their `Date`, so that the server's clock
  ///     need not be right.
  ///   - now: The date of now, where the response has no `Date`.
  static func duration(in headers: HTTPHeaders, now: Date = Date()) -> Duration? {
    guard let value = headers["Retry-After"] else {
      return nil
    }
    // A comma stands within dates too, but behind the day of the week, which need not be read.
    return value.split(separator: ",")
      .compactMap { part in
        let text = part.trimmingCharacters(in: .whitespaces)
        return seconds(text) ?? wait(until: text, headers, now)
      }
      .max()
  }

  /// The seconds that `text` counts, which may have a fraction: the standard knows none, but servers
  /// send it.
  private static func seconds(_ text: String) -> Duration? {
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.allSatisfy(isNumber), let whole = parts.first else {
      return nil
    }
    let hasFraction = parts.dropFirst().contains { $0.contains { $0 != "0" } }
    guard let count = Int32(whole) else {
      return longest
    }
    return .seconds(Int64(count) + (hasFraction ? 1 : 0))
  }

  private static func isNumber(_ text: Substring) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  private static func wait(until text: String, _ headers: HTTPHeaders, _ now: Date) -> Duration? {
    guard let date = HTTPDate.looseDate(from: text, now: now) else {
      return nil
    }
    let start = headers["Date"].flatMap { HTTPDate.looseDate(from: $0, now: now) } ?? now
    let seconds = date.timeIntervalSince(start)
    return seconds < longest / .seconds(1) ? .seconds(max(0, seconds)) : longest
  }
}
