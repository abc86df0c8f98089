import Foundation
import Testing

@testable import ChirpRuntime

@Suite struct QueryItemsTests {
  @Test func nilAndEmptyArraysAreLeftOutAndEmptyTextIsKept() {
    let missing: Int? = nil
    let query: QueryItems = [
      "page": 2, "missing": missing, "text": "", "tag": ["a", "b"], "none": [] as [String],
      "on": true,
    ]
    #expect(query.encodedQuery() == "page=2&text=&tag=a&tag=b&on=true")
    #expect(([:] as QueryItems).encodedQuery().isEmpty)
    #expect((["missing": missing] as QueryItems).encodedQuery().isEmpty)
  }

  @Test(arguments: [
    ("a+b@x.example", "a%2Bb%40x.example"),
    ("2024-01-01T00:00:00+01:00", "2024-01-01T00%3A00%3A00%2B01%3A00"),
    ("x&y=z", "x%26y%3Dz"), ("a;b", "a%3Bb"), (" ", "%20"), ("%2F", "%252F"), ("é", "%C3%A9"),
  ])
  func allButUnreservedCharactersAreEncodedOnce(value: String, encoded: String) {
    #expect(([value: value] as QueryItems).encodedQuery() == "\(encoded)=\(encoded)")
  }

  @Test(arguments: [
    (DateFormat.iso8601, "2026-01-02T10%3A00%3A00.250Z"), (.unixSeconds, "1767348000.25"),
    (.unixMilliseconds, "1767348000250"),
    (.rfc1123, "Fri%2C%2002%20Jan%202026%2010%3A00%3A00%20GMT"),
  ])
  func datesFollowTheEndpoint(dates: DateFormat, encoded: String) {
    let date = Date(timeIntervalSince1970: 1_767_348_000.25)
    let query: QueryItems = [
      "at": date, "all": [date], "list": [date, date].styled(.pipe),
      "by": ["at": [date]].styled(.deepObject), "in": ["at": date].styled(ObjectStyle.comma),
    ]
    #expect(
      query.encodedQuery(dates: dates)
        == "at=\(encoded)&all=\(encoded)&list=\(encoded)%7C\(encoded)&by%5Bat%5D=\(encoded)"
        + "&in=at,\(encoded)")
  }

  @Test(arguments: [
    (DateFormat.iso8601, "0000-01-01T00:00:00Z", "9999-12-31T23:59:59.999Z"),
    (.unixSeconds, "\(Int64.min)", "\(Int64.max)"),
    (.unixMilliseconds, "\(Int64.min)", "\(Int64.max)"),
    (.rfc1123, "Sat, 01 Jan 0000 00:00:00 GMT", "Fri, 31 Dec 9999 23:59:59 GMT"),
  ])
  func aDateThatTheFormatCannotHold(dates: DateFormat, first: String, last: String) throws {
    let end = Date(timeIntervalSince1970: .infinity)
    let query: QueryItems = ["at": end]
    #expect(query.encodedQuery(dates: dates) == "at=" + PercentEncoding.component(last))
    let error = try #require(throws: EncodingError.self) { try query.form(dates: dates) }
    #expect("\(CodingProblem(error))" == "the date is outside years 0 to 9999")
    #expect(end.parameterText(as: dates) == last)
    #expect(Date(timeIntervalSince1970: -.infinity).parameterText(as: dates) == first)
  }

  @Test func foundationsItemsWorkToo() {
    let items: QueryItems = [.init(name: "page", value: "1"), .init(name: "flag", value: nil)]
    #expect(items.encodedQuery() == "page=1&flag")
    #expect(
      items == QueryItems([.init(name: "page", value: "1"), .init(name: "flag", value: nil)]))
  }
}
