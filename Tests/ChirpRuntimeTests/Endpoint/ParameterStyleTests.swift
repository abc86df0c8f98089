import ChirpRuntimeSample
import Foundation
import Testing

@testable import ChirpRuntime

@Suite struct ArrayStyleTests {
  @Test(arguments: [
    (ArrayStyle.repeated, "tag=a&tag=b%2Cc%20d%7Ce"), (.comma, "tag=a,b%2Cc%20d%7Ce"),
    (.space, "tag=a%20b%2Cc%20d%7Ce"), (.pipe, "tag=a%7Cb%2Cc%20d%7Ce"),
    (.brackets, "tag%5B%5D=a&tag%5B%5D=b%2Cc%20d%7Ce"),
  ])
  func separatorsStandBetweenEncodedTexts(style: ArrayStyle, query: String) {
    #expect((["tag": ["a", "b,c d|e"].styled(style)] as QueryItems).encodedQuery() == query)
  }

  @Test(arguments: [ArrayStyle.repeated, .comma, .space, .pipe, .brackets])
  func anEmptyArrayIsLeftOut(style: ArrayStyle) {
    #expect((["tag": ([] as [Int]).styled(style)] as QueryItems).encodedQuery().isEmpty)
  }

  @Test func optionalsAndAllParametersAreStyled() {
    let missing: [Int]? = nil
    let given: [Int]? = [1, 2]
    let date = Date(timeIntervalSince1970: 0)
    let query: QueryItems = [
      "missing": missing?.styled(.comma), "given": given?.styled(.comma),
      "by": [Visibility.public, .unrecognized("new")].styled(.pipe),
      "at": [date, date].styled(.space), "empty": ["", ""].styled(.comma),
    ]
    #expect(
      query.encodedQuery()
        == "given=1,2&by=public%7Cnew&at=1970-01-01T00%3A00%3A00Z%201970-01-01T00%3A00%3A00Z&empty=,"
    )
  }

  @Test func formsHaveTheirOwnEncoding() throws {
    let form: QueryItems = ["a": ["x y", "z"].styled(.space), "b": ["x,y", "z"].styled(.comma)]
    #expect(try form.form(dates: .iso8601) == Data("a=x+y+z&b=x%2Cy,z".utf8))
  }
}

@Suite struct ObjectStyleTests {
  private struct Filter: Encodable {
    struct Range: Encodable {
      var from: Int
      var to: Int?
    }

    var name = "a&b"
    var age: Int?
    var range: Range?
    var tags: [String]?
    var isNew = true
  }

  /// RFC 6570 §3.2.8 has these values, and these results for `{?keys}` and `{?keys*}`.
  private struct Keys: Encodable {
    var semi = ";"
    var dot = "."
    var comma = ","
  }

  @Test(arguments: [
    (ObjectStyle.comma, "keys=semi,%3B,dot,.,comma,%2C"),
    (.exploded, "semi=%3B&dot=.&comma=%2C"),
    (.deepObject, "keys%5Bsemi%5D=%3B&keys%5Bdot%5D=.&keys%5Bcomma%5D=%2C"),
  ])
  func fieldsStandInOrder(style: ObjectStyle, query: String) {
    #expect((["keys": Keys().styled(style)] as QueryItems).encodedQuery() == query)
  }

  @Test func whatIsNilIsLeftOut() {
    let missing: Filter? = nil
    let query: QueryItems = [
      "missing": missing?.styled(.deepObject), "f": Filter().styled(.deepObject),
      "g": Filter().styled(.comma),
    ]
    #expect(
      query.encodedQuery() == "f%5Bname%5D=a%26b&f%5BisNew%5D=true&g=name,a%26b,isNew,true")
  }

  @Test func fieldsMayBeNested() {
    let filter = Filter(range: Filter.Range(from: 1, to: 2), tags: ["x", "y"])
    #expect(
      (["f": filter.styled(.deepObject)] as QueryItems).encodedQuery().removingPercentEncoding
        == "f[name]=a&b&f[range][from]=1&f[range][to]=2&f[tags]=x&f[tags]=y&f[isNew]=true")
    #expect(
      (["f": filter.styled(.exploded)] as QueryItems).encodedQuery().removingPercentEncoding
        == "name=a&b&range[from]=1&range[to]=2&tags=x&tags=y&isNew=true")
  }

  @Test func typesOfTheAPIWriteTheirFields() throws {
    let date = Date(timeIntervalSince1970: 1.5)
    let draft = ProfileDraft(username: "mo", visibility: .followers, bornAt: date, visits: [date])
    #expect(
      (["d": draft.styled(.exploded)] as QueryItems).encodedQuery().removingPercentEncoding
        == "username=mo&visibility=followers&bornAt=1.5&visits=1970-01-01T00:00:01.500Z")
    let json: JSON = ["b": ["c": 1.10], "a": "x", "n": nil, "l": [true, 2]]
    #expect(
      (["j": json.styled(.deepObject)] as QueryItems).encodedQuery().removingPercentEncoding
        == "j[a]=x&j[b][c]=1.1&j[l]=true&j[l]=2")
  }

  @Test func everyStandardTypeHasAText() throws {
    struct All: Encodable {
      var day = Day(year: 2026, month: 1, day: 2)
      var decimal = Decimal(string: "1.10")
      var url = URL(string: "https://a.example/b")
      var data = Data([255, 254])
      var double = 5.0
      var small = Int8.min
      var date = Date(timeIntervalSince1970: 0)
      var patch = Patch<Int>.null
      var absent = Patch<Int>.absent
    }
    #expect(
      (["a": All().styled(.exploded)] as QueryItems).encodedQuery().removingPercentEncoding
        == "day=2026-01-02&decimal=1.1&url=https://a.example/b&data=//4=&double=5&small=-128"
        + "&date=1970-01-01T00:00:00Z")
  }

  @Test func whatHasNoFormIsAFault() {
    let nested = Filter(range: Filter.Range(from: 1, to: 2))
    #expect(
      (["f": nested.styled(.comma)] as QueryItems).fault
        == "the parameter 'f' cannot be encoded: at 'range': an object between commas can hold plain values only"
    )
    #expect(
      (["f": ["a": [["b": 1]]].styled(.deepObject)] as QueryItems).fault
        == "the parameter 'f' cannot be encoded: at 'a': an array in a query or a form can hold plain values only"
    )
    #expect(
      (["f": "text".styled(ObjectStyle.deepObject), "g": 1] as QueryItems)
        .fault == "the parameter 'f' cannot be encoded: only an object has fields")
    #expect((["f": [nested].styled(.exploded)] as QueryItems).fault != nil)
  }

  @Test func aQueryThatHasNoFormIsNotSent() async throws {
    let client = APIClient(baseURL: try #require(URL(string: "http://127.0.0.1:9")))
    let endpoint = Endpoint<EmptyResponse>(
      path: "/search", queryItems: ["f": "text".styled(ObjectStyle.deepObject)])
    let error = try await #require(throws: APIError.self) { try await client.send(endpoint) }
    guard case .invalidRequest(_, let reason) = error else {
      Issue.record(error)
      return
    }
    #expect(reason == "the parameter 'f' cannot be encoded: only an object has fields")
  }
}
