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
    #expect(query.encodedQuery == "page=2&text=&tag=a&tag=b&on=true")
    #expect(([:] as QueryItems).encodedQuery.isEmpty)
    #expect((["missing": missing] as QueryItems).encodedQuery.isEmpty)
  }

  @Test(arguments: [
    ("a+b@x.example", "a%2Bb%40x.example"),
    ("2024-01-01T00:00:00+01:00", "2024-01-01T00%3A00%3A00%2B01%3A00"),
    ("x&y=z", "x%26y%3Dz"), ("a;b", "a%3Bb"), (" ", "%20"), ("%2F", "%252F"), ("é", "%C3%A9"),
  ])
  func allButUnreservedCharactersAreEncodedOnce(value: String, encoded: String) {
    #expect(([value: value] as QueryItems).encodedQuery == "\(encoded)=\(encoded)")
  }

  @Test func foundationsItemsWorkToo() {
    let items: QueryItems = [.init(name: "page", value: "1"), .init(name: "flag", value: nil)]
    #expect(items.encodedQuery == "page=1&flag")
    #expect(
      items == QueryItems([.init(name: "page", value: "1"), .init(name: "flag", value: nil)]))
  }
}
