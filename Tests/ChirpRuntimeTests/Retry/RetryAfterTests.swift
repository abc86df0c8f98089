import Foundation
import Testing

@testable import ChirpRuntime

@Suite struct RetryAfterTests {
  /// 1994-11-06T08:49:00.5Z
  private static let now = Date(timeIntervalSince1970: 784_111_740.5)

  @Test(arguments: [
    ("0", Duration.zero), ("120", .seconds(120)), ("007", .seconds(7)), (" 30\t", .seconds(30)),
    ("2147483647", .seconds(2_147_483_647)), ("2147483648", RetryAfter.longest),
    ("99999999999999999999999", RetryAfter.longest),
    // A part of a second is a second.
    ("1.5", .seconds(2)), ("0.001", .seconds(1)), ("3.0", .seconds(3)),
    ("2147483647.5", .seconds(2_147_483_648)), ("99999999999.5", RetryAfter.longest),
    ("1.", nil), (".5", nil), ("1.2.3", nil), ("-5", nil), ("+5", nil), ("-0.5", nil), ("1e3", nil),
    ("5s", nil), ("5 seconds", nil), ("soon", nil), ("", nil), (",", nil), ("٣", nil),
    ("Sun, 06 Nov 1994 08:49:37 GMT", .milliseconds(36_500)),
    ("Sunday, 06-Nov-94 08:49:37 GMT", .milliseconds(36_500)),
    ("Sun Nov  6 08:49:37 1994", .milliseconds(36_500)),
    ("6 Nov 1994 9:49:37 CET", .milliseconds(36_500)),
    ("Sun, 06 Nov 1994 08:49:00 GMT", .zero), ("Fri, 01 Jan 1600 00:00:00 GMT", .zero),
    ("Mon, 01 Jan 0001 00:00:00 GMT", nil),
    ("Fri, 31 Dec 9999 23:59:59 GMT", RetryAfter.longest),
    ("Sun, 06 Nov 1994 08:49:60 GMT", nil), ("Sun, 32 Nov 1994 08:49:37 GMT", nil),
    // More than one value, of which the longest counts.
    ("5, 120, 7", .seconds(120)), ("5,soon", .seconds(5)),
    ("Sun, 06 Nov 1994 08:49:37 GMT, 20", .milliseconds(36_500)),
    ("Sun, 06 Nov 1994 08:49:37 GMT, 40", .seconds(40)),
    ("30, Sunday, 06-Nov-94 08:49:37 GMT, Sun Nov  6 08:49:47 1994", .milliseconds(46_500)),
  ])
  func theHeaderIsReadFromNow(value: String, duration: Duration?) {
    #expect(RetryAfter.duration(in: ["Retry-After": value], now: Self.now) == duration)
  }

  @Test(arguments: [
    ("Sun, 06 Nov 1994 08:49:07 GMT", Duration.seconds(30)),
    ("Sunday, 06-Nov-94 08:49:07 GMT", .seconds(30)),
    ("Sun Nov  6 08:49:07 1994", .seconds(30)), ("6 Nov 1994 08:49:07", .seconds(30)),
    ("Mon, 06 Nov 1995 08:49:07 GMT", .zero),
    ("Mon, 01 Jan 0001 00:00:00 GMT", RetryAfter.longest),
    ("yesterday", .milliseconds(36_500)), ("", .milliseconds(36_500)),
  ])
  func aDateCountsFromTheResponses(date: String, duration: Duration) {
    #expect(
      RetryAfter.duration(
        in: ["retry-after": "Sun, 06 Nov 1994 08:49:37 GMT", "date": date], now: Self.now)
        == duration)
    #expect(
      RetryAfter.duration(in: ["Retry-After": "9", "Date": date], now: Self.now) == .seconds(9))
  }

  @Test func withoutTheHeaderThereIsNothingToWaitFor() {
    #expect(RetryAfter.duration(in: [:], now: Self.now) == nil)
    #expect(
      RetryAfter.duration(in: ["Date": "Sun, 06 Nov 1994 08:49:37 GMT"], now: Self.now) == nil)
  }
}
