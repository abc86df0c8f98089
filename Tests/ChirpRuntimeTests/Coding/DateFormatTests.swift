import Foundation
import Testing

@testable import ChirpRuntime

@Suite struct DateFormatTests {
  @Test(arguments: [
    ("1970-01-01T00:00:00Z", 0),
    ("2026-01-02T10:00:00Z", 1_767_348_000),
    ("2026-01-02T10:00:00.5Z", 1_767_348_000.5),
    ("2026-01-02T10:00:00.123456+02:00", 1_767_340_800.123456),
    ("2026-01-02t10:00:00.125-00:30", 1_767_349_800.125),
    ("2024-02-29T23:59:59z", 1_709_251_199),
    ("1969-12-31T23:59:59.75Z", -0.25),
    ("0000-01-01T00:00:00Z", -62_167_219_200),
    ("9999-12-31T23:59:59Z", 253_402_300_799),
    ("1998-12-31T23:59:60Z", 915_148_800),
    ("1998-12-31T15:59:60-08:00", 915_148_800),
    ("1985-04-12T00:59:59.999999999999999Z", 482_115_600),
  ])
  func iso8601IsRead(text: String, seconds: Double) throws {
    let date = try #require(ISO8601.date(from: text))
    #expect(abs(date.timeIntervalSince1970 - seconds) < 0.000_000_2)
  }

  @Test(arguments: [
    "", "2026-01-02", "2026-01-02T10:00:00", "2026-01-02 10:00:00Z", "2026-01-02T10:00:00.Z",
    "2026-13-02T10:00:00Z", "2026-00-02T10:00:00Z", "2026-02-29T10:00:00Z", "2100-02-29T10:00:00Z",
    "2026-01-02T10:00:60Z", "2026-01-02T10:00:00+1:00", "2026-01-02T10:00:00Z ",
  ])
  func otherTextsAreRefused(text: String) {
    #expect(ISO8601.date(from: text) == nil)
  }

  @Test(.enabled(if: SharedData.exists, "the folder of shared data is absent"))
  func rfc3339TestsHold() throws {
    let suites = try JSONDecoder().decode(
      [DateSuite].self, from: try SharedData.read("datetime/date-time.json"))
    let tests = suites.flatMap(\.tests)
    #expect(tests.count == 33)
    for test in tests {
      guard let text = test.data else {
        continue
      }
      #expect((ISO8601.date(from: text) != nil) == test.valid, "\(text)")
    }
  }

  @Test(.enabled(if: SharedData.exists, "the folder of shared data is absent"))
  func httpDateTestsHold() throws {
    let tests = try JSONDecoder().decode(
      [HTTPDateTest].self, from: try SharedData.read("http/http-date-undici.json")
    ).filter { $0.form == "IMF-fixdate" }
    #expect(tests.count == 27)
    for test in tests {
      #expect(
        RFC1123.date(from: test.input)?.timeIntervalSince1970 == test.unix, "\(test.input)")
    }
  }

  @Test func datesAreReadBackAsTheyWereWritten() throws {
    for seconds in stride(from: -62_167_219_200, through: 253_402_300_799, by: 86_400 * 97 + 3_671)
    {
      let date = Date(timeIntervalSince1970: TimeInterval(seconds))
      #expect(ISO8601.date(from: try #require(ISO8601.text(of: date))) == date)
      #expect(RFC1123.date(from: try #require(RFC1123.text(of: date))) == date)
    }
  }

  @Test func textsAreThoseOfFoundation() throws {
    let style = Date.ISO8601FormatStyle()
    for seconds in stride(from: -2_000_000_000, through: 4_000_000_000, by: 12_345_678) {
      let date = Date(timeIntervalSince1970: TimeInterval(seconds))
      #expect(ISO8601.text(of: date) == date.formatted(style))
    }
  }

  @Test func datesOutsideFourDigitYearsCannotBeWritten() {
    #expect(ISO8601.text(of: Date(timeIntervalSince1970: 253_402_300_800)) == nil)
    #expect(ISO8601.text(of: Date(timeIntervalSince1970: .nan)) == nil)
    #expect(RFC1123.text(of: Date(timeIntervalSince1970: -62_167_219_201)) == nil)
    #expect(throws: EncodingError.self) {
      try JSONEncoder(dates: .iso8601).encode([Date(timeIntervalSince1970: .infinity)])
    }
  }

  @Test(arguments: [
    (DateFormat.iso8601, #"["2026-01-02T11:00:00.5+01:00"]"#), (.unixSeconds, "[1767348000.5]"),
    (.unixMilliseconds, "[1767348000500]"),
  ])
  func theDecoderReadsTheFormat(dates: DateFormat, json: String) throws {
    #expect(
      try JSONDecoder(dates: dates).decode([Date].self, from: Data(json.utf8))
        == [Date(timeIntervalSince1970: 1_767_348_000.5)])
  }
}

private struct DateSuite: Decodable {
  struct Test: Decodable {
    /// nil unless the test is about a text.
    let data: String?
    let valid: Bool

    enum CodingKeys: CodingKey {
      case data, valid
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      data = try? container.decode(String.self, forKey: .data)
      valid = try container.decode(Bool.self, forKey: .valid)
    }
  }

  let tests: [Test]
}

private struct HTTPDateTest: Decodable {
  let form: String
  let input: String
  /// nil if the input is no date.
  let unix: TimeInterval?
}
