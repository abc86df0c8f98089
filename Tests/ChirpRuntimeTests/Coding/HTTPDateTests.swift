import Foundation
import Testing

@testable import ChirpRuntime

@Suite struct HTTPDateTests {
  /// 2026-01-02T10:00:00Z
  private static let now = Date(timeIntervalSince1970: 1_767_348_000)

  @Test(arguments: [
    ("Sun, 06 Nov 1994 08:49:37 GMT", 784_111_777),
    ("Sunday, 06-Nov-94 08:49:37 GMT", 784_111_777),
    ("Sun Nov  6 08:49:37 1994", 784_111_777),
    ("Wed Nov 16 08:49:37 1994", 784_975_777),
    // The day of the week is not the right one.
    ("Mon, 06 Nov 1994 08:49:37 GMT", 784_111_777),
    ("Monday, 06-Nov-94 08:49:37 GMT", 784_111_777),
    ("Mon Nov  6 08:49:37 1994", 784_111_777),
    ("Wed, 31 Dec 2008 23:59:60 GMT", 1_230_768_000),
    ("Wednesday, 31-Dec-08 23:59:60 GMT", 1_230_768_000),
    ("Wed Dec 31 23:59:60 2008", 1_230_768_000),
    ("Tuesday, 29-Feb-00 00:00:00 GMT", 951_782_400),
    ("Sat Jan  1 00:00:00 0000", -62_167_219_200),
  ])
  func theThreeFormsAreRead(text: String, seconds: TimeInterval) {
    let date = Date(timeIntervalSince1970: seconds)
    #expect(HTTPDate.date(from: text, now: Self.now) == date)
    #expect(HTTPDate.looseDate(from: text, now: Self.now) == date)
  }

  @Test(arguments: [
    "", " ", "Sun", "Sun, 06 Nov 1994 08:49:37 GMT ", "Sun, 06 Nov 1994 08:49:37 gmt",
    "sun, 06 Nov 1994 08:49:37 GMT", "Sun, 06 nov 1994 08:49:37 GMT",
    "Sun, 06-Nov-94 08:49:37 GMT", "Sunday, 06 Nov 1994 08:49:37 GMT",
    "Sunday, 06-Nov-1994 08:49:37 GMT", "Sunday, 06-Nov-94 08:49:37 GMT ",
    "Sunday,  06-Nov-94 08:49:37 GMT", "Sunday, 06-Nov-94 23:59:61 GMT",
    "Sunday, 06-Nov-94 08:49:60 GMT", "Tuesday, 30-Feb-00 00:00:00 GMT",
    "Sun Nov 06 08:49:37 1994 GMT", "Sun Nov  6 08:49:37 94", "Sun Nov 6 08:49:37 1994",
    "Sun Nov   6 08:49:37 1994", "Sun Nov  6 08:49:60 1994", "Sun Nov  6 24:00:00 1994",
    "Thu Feb 29 00:00:00 2025", "120",
  ])
  func anythingElseIsNoneOfTheThree(text: String) {
    #expect(HTTPDate.date(from: text, now: Self.now) == nil)
  }

  /// Up to 50 years ahead, to the second, and otherwise in the past.
  @Test(arguments: [
    ("2026-01-02T10:00:00Z", "Thursday, 02-Jan-76 10:00:00 GMT", "2076-01-02T10:00:00Z"),
    ("2026-01-02T10:00:00Z", "Friday, 02-Jan-76 10:00:01 GMT", "1976-01-02T10:00:01Z"),
    ("2026-01-02T09:59:59Z", "Friday, 02-Jan-76 10:00:00 GMT", "1976-01-02T10:00:00Z"),
    ("2026-01-02T10:00:00Z", "Wednesday, 31-Dec-75 23:59:59 GMT", "2075-12-31T23:59:59Z"),
    ("2026-01-02T10:00:00Z", "Friday, 31-Dec-76 23:59:59 GMT", "1976-12-31T23:59:59Z"),
    ("2026-01-02T10:00:00Z", "Saturday, 01-Jan-77 00:00:00 GMT", "1977-01-01T00:00:00Z"),
    ("1999-12-31T23:59:59Z", "Saturday, 01-Jan-00 00:00:00 GMT", "2000-01-01T00:00:00Z"),
    ("1999-12-31T23:59:59Z", "Saturday, 01-Jan-50 00:00:00 GMT", "1950-01-01T00:00:00Z"),
    ("2051-06-01T00:00:00Z", "Sunday, 01-Jan-01 00:00:00 GMT", "2101-01-01T00:00:00Z"),
    ("2051-06-01T00:00:00Z", "Sunday, 01-Jul-01 00:00:00 GMT", "2001-07-01T00:00:00Z"),
    ("2000-02-29T12:00:00Z", "Tuesday, 01-Mar-50 12:00:00 GMT", "2050-03-01T12:00:00Z"),
    ("2000-02-29T12:00:00Z", "Wednesday, 01-Mar-50 12:00:01 GMT", "1950-03-01T12:00:01Z"),
    // 2100 is no leap year.
    ("2060-01-01T00:00:00Z", "Tuesday, 29-Feb-00 00:00:00 GMT", nil),
  ])
  func aYearOfTwoDigitsIsTheNearest(now: String, text: String, expected: String?) throws {
    let now = try #require(ISO8601.date(from: now))
    let date = HTTPDate.date(from: text, now: now)
    #expect(date.flatMap(ISO8601.text) == expected)
    #expect(date == expected.flatMap(ISO8601.date))
  }

  @Test func withoutADateOfNowThereIsNoYearOfTwoDigits() {
    for now in [TimeInterval.nan, .infinity, 1e300].map(Date.init(timeIntervalSince1970:)) {
      #expect(HTTPDate.date(from: "Sunday, 06-Nov-94 08:49:37 GMT", now: now) == nil)
      #expect(HTTPDate.looseDate(from: "6 Nov 94", now: now) == nil)
      #expect(HTTPDate.looseDate(from: "6 Nov 1994", now: now) != nil)
    }
  }

  @Test(arguments: [
    ("sun, 6 Nov 1994", nil), ("6 Nov 1994 08:49:37 UTC", 784_111_777),
    ("6 Nov 1994 09:49:37 +0100", 784_111_777), ("6 Nov 1994 +0100 09:49:37", 784_111_777),
    ("+0100 6 Nov 1994 09:49:37", 784_111_777), ("6 Nov 1994 08:49:37 +0160", nil),
    ("6 Nov 1994 23:59:60", 784_166_400), ("6 Nov 1994 16:59:60 -0700", 784_166_400),
    ("6 Nov 1994 08:49:60", nil), ("Sun Sun 6 Nov 1994", nil), ("6 Nov Nov 1994", nil),
    ("6 Nov 1994 GMT UT", nil), ("6 7 Nov 1994", nil), ("6 Nov 12345", nil),
    ("6 Nov 1994 08:49:37 CEST", 784_104_577), ("6 Nov 1994 8:49:", nil), ("6 Nov 1994 8:", nil),
    ("6 Nov 1994 8:9:7:1", nil), ("6 Nov 1994 :08:09", 784_109_340), ("0 Nov 1994", nil),
    ("6 Nov 0094", nil), ("6 Nov 094", nil), ("00940606", nil),
    ("19941106", 784_080_000), ("6 Nov 1994 19941106", nil), ("6 Nóv 1994", nil), ("6 Nov", nil),
    ("1.5", nil), ("-5", nil), ("12:30", nil), ("6\u{0}Nov\u{0}1994", 784_080_000),
  ])
  func looseFormsAreReadWhereTheyAreClear(text: String, seconds: TimeInterval?) {
    #expect(
      HTTPDate.looseDate(from: text, now: Self.now)?.timeIntervalSince1970 == seconds)
  }

  @Test(.enabled(if: SharedData.exists, "the folder of shared data is absent"))
  func strictTestsHold() throws {
    let tests = try JSONDecoder().decode(
      [DateTest].self, from: try SharedData.read("http/http-date-undici.json"))
    #expect(tests.count == 230)
    for test in tests {
      #expect(
        HTTPDate.date(from: test.input, now: Self.now)?.timeIntervalSince1970 == test.unix,
        "\(test.input)")
    }
  }

  @Test(.enabled(if: SharedData.exists, "the folder of shared data is absent"))
  func lenientTestsHold() throws {
    let tests = try JSONDecoder().decode(
      [DateTest].self, from: try SharedData.read("http/http-date-curl-lib517.json"))
    #expect(tests.count == 180)
    // What the list cannot say: there -1 is no date, and a time has 32 bits.
    let exceptions: [String: TimeInterval] = [
      "Thu, 31-Dec-1969 23:59:59 GMT": -1, "Sun, 06 Nov 2044 08:49:37 GMT": 2_362_034_977,
    ]
    #expect(exceptions.keys.allSatisfy { text in tests.contains { $0.input == text } })
    for test in tests {
      let listed = test.unix == -1 ? nil : test.unix
      #expect(
        HTTPDate.looseDate(from: test.input, now: Self.now)?.timeIntervalSince1970
          == exceptions[test.input] ?? listed, "\(test.input)")
    }
  }
}

private struct DateTest: Decodable {
  let input: String
  /// nil if the input is no date.
  let unix: TimeInterval?
}
