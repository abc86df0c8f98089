import Foundation
import Testing

@testable import ChirpRuntime

@Suite struct DayTests {
  @Test func aDayIsOneOfTheCalendar() {
    #expect(Day(year: 2024, month: 2, day: 29)?.description == "2024-02-29")
    #expect(Day(year: 2023, month: 2, day: 29) == nil)
    #expect(Day(year: 1900, month: 2, day: 29) == nil)
    #expect(Day(year: 2000, month: 2, day: 29) != nil)
    #expect(Day(year: 0, month: 1, day: 1) == nil)
    #expect(Day(year: 10_000, month: 1, day: 1) == nil)
    #expect(Day(year: 2026, month: 4, day: 31) == nil)
    #expect(Day(year: 2026, month: 0, day: 1) == nil)
    #expect(Day(year: 2026, month: 13, day: 1) == nil)
    #expect(Day(year: 2026, month: 1, day: 0) == nil)
  }

  @Test(arguments: ["0001-01-01", "1582-10-10", "1970-01-01", "2026-01-02", "9999-12-31"])
  func textsAreReadBack(text: String) throws {
    #expect(Day(text)?.description == text)
    #expect(Day(text)?.parameterText == text)
    #expect(
      String(decoding: try JSONEncoder().encode([try #require(Day(text))]), as: UTF8.self)
        == #"["\#(text)"]"#)
    #expect(
      try JSONDecoder().decode([Day].self, from: Data(#"["\#(text)"]"#.utf8)) == [Day(text)])
  }

  @Test(arguments: [
    "", "2026-1-2", "26-01-02", "2026-01-02Z", " 2026-01-02", "2026-01-02T00:00:00Z", "+2026-01-02",
    "20260102", "2026-02-30", "0000-01-01", "２０２６-01-02",
  ])
  func otherTextsAreRefused(text: String) {
    #expect(Day(text) == nil)
  }

  @Test(.enabled(if: SharedData.exists, "the folder of shared data is absent"))
  func rfc3339TestsHold() throws {
    let suites = try JSONDecoder().decode(
      [JSON].self, from: try SharedData.read("datetime/date.json"))
    let tests = suites.flatMap { $0["tests"]?.arrayValue ?? [] }
    #expect(tests.count == 81)
    for test in tests {
      if let text = test["data"]?.stringValue {
        #expect((Day(text) != nil) == test["valid"]?.boolValue, "\(text)")
      }
    }
  }

  @Test func aWrongTextIsADecodingErrorAtItsPlace() throws {
    let error = try #require(throws: DecodingError.self) {
      try JSONDecoder().decode([Day].self, from: Data(#"["2026-01-02","2026-02-30"]"#.utf8))
    }
    guard case .dataCorrupted(let context) = error else {
      Issue.record(error)
      return
    }
    #expect(context.codingPath.map(\.intValue) == [1])
    #expect(context.debugDescription == "expected a day, as in 2026-01-02")
  }

  @Test func daysAreKeysOfAnObject() throws {
    let counts = [try #require(Day("2026-01-02")): 3]
    let json = String(decoding: try JSONEncoder().encode(counts), as: UTF8.self)
    #expect(json == #"{"2026-01-02":3}"#)
    #expect(try JSONDecoder().decode([Day: Int].self, from: Data(json.utf8)) == counts)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([Day: Int].self, from: Data(#"{"today":3}"#.utf8))
    }
  }

  @Test func daysAreOrderedAndCounted() throws {
    let day = try #require(Day("2026-01-02"))
    #expect(day.adding(days: 0) == day)
    #expect(day.adding(days: -2) == Day("2025-12-31"))
    #expect(day.adding(days: 365) == Day("2027-01-02"))
    #expect(Day("2024-02-28")?.adding(days: 2) == Day("2024-03-01"))
    #expect(Day("1582-10-04")?.adding(days: 1) == Day("1582-10-05"))
    #expect(day.adding(days: .max) == Day("9999-12-31"))
    #expect(day.adding(days: .min) == Day("0001-01-01"))
    #expect(Day("0001-01-01")?.adding(days: 3_652_058) == Day("9999-12-31"))
    var days = [day, day.adding(days: 1), day.adding(days: 40), day.adding(days: 400)]
    let inOrder = days
    days.shuffle()
    #expect(days.sorted() == inOrder)
  }

  @Test func aDateIsADayInATimeZone() throws {
    let date = Date(timeIntervalSince1970: 1_767_394_800.5)  // 2026-01-02T23:00:00.5Z
    #expect(Day(date, in: .gmt) == Day("2026-01-02"))
    #expect(Day(date, in: try zone("Europe/Berlin")) == Day("2026-01-03"))
    #expect(Day(date, in: try zone("America/New_York")) == Day("2026-01-02"))
    #expect(Day(Date(timeIntervalSince1970: -0.5), in: .gmt) == Day("1969-12-31"))
    #expect(Day(Date(timeIntervalSince1970: .infinity), in: .gmt) == Day("9999-12-31"))
    #expect(Day(.distantPast, in: .gmt) == Day("0001-01-01"))
    #expect(Day(Date(timeIntervalSince1970: -1e13), in: .gmt) == Day("0001-01-01"))
  }

  /// Clocks are put forward at midnight in São Paulo and from half an hour before midnight in
  /// Scoresbysund, and back over midnight in Havana; Apia went from the 29th to the 31st.
  @Test(arguments: [
    ("GMT", "2026-01-02", "2026-01-02T00:00:00Z"),
    ("Europe/Berlin", "2026-01-02", "2026-01-01T23:00:00Z"),
    ("Europe/Berlin", "2026-03-29", "2026-03-28T23:00:00Z"),
    ("America/Sao_Paulo", "2018-11-04", "2018-11-04T03:00:00Z"),
    ("America/Sao_Paulo", "2018-02-18", "2018-02-18T03:00:00Z"),
    ("America/Havana", "2025-11-02", "2025-11-02T04:00:00Z"),
    ("America/Havana", "2025-03-09", "2025-03-09T05:00:00Z"),
    ("Asia/Beirut", "2025-03-30", "2025-03-29T22:00:00Z"),
    ("America/Scoresbysund", "2024-03-31", "2024-03-31T01:00:00Z"),
    ("Pacific/Apia", "2011-12-30", "2011-12-30T10:00:00Z"),
    ("Pacific/Apia", "2011-12-31", "2011-12-30T10:00:00Z"),
    ("GMT", "0001-01-01", "0001-01-01T00:00:00Z"),
  ])
  func aDayBeginsInATimeZone(identifier: String, text: String, start: String) throws {
    let day = try #require(Day(text))
    #expect(day.startDate(in: try zone(identifier)) == ISO8601.date(from: start))
  }

  @Test(arguments: [
    "America/Sao_Paulo", "Asia/Beirut", "Europe/Berlin", "America/Havana", "Australia/Lord_Howe",
  ])
  func startsAreThoseOfFoundation(identifier: String) throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try zone(identifier)
    var day = try #require(Day("1990-01-01"))
    for _ in 0..<1_000 {
      day = day.adding(days: 13)
      let start = day.startDate(in: calendar.timeZone)
      #expect(start == calendar.startOfDay(for: start))
      #expect(Day(start, in: calendar.timeZone) == day)
      #expect(Day(start - 1, in: calendar.timeZone) == day.adding(days: -1))
    }
  }

  private func zone(_ identifier: String) throws -> TimeZone {
    try #require(TimeZone(identifier: identifier))
  }
}
