import ChirpRuntimeSample
import Foundation
import Testing

@testable import ChirpRuntime

@Suite struct FormTests {
  private struct Address: Encodable {
    var city = "Zürich"
    var lines = ["a", "b"]
  }

  private struct Order: Encodable {
    var text = "x=y&z +1"
    var address = Address()
    var note: String?
    var at = Date(timeIntervalSince1970: 1.5)
  }

  private let date = Date(timeIntervalSince1970: 1_767_348_000.25)

  @Test func fieldsInPlaceKeepTheirOrder() throws {
    let missing: String? = nil
    #expect(try text(of: .formURLEncoded(["b c": "c&d", "a": "+"])) == "b+c=c%26d&a=%2B")
    #expect(
      try text(of: .formURLEncoded(["a&b": "x=y+z w", "missing": missing, "~*-._": "é\r\n"]))
        == "a%26b=x%3Dy%2Bz+w&%7E*-._=%C3%A9%0D%0A")
    #expect(
      try text(of: .formURLEncoded(["z": 1, "y": [2, 3], "x": true])) == "z=1&y=2&y=3&x=true")
    #expect(try text(of: .formURLEncoded([:])) == "")
    #expect(
      RequestBody.formURLEncoded([:]).contentType == "application/x-www-form-urlencoded")
  }

  @Test func aStructGivesItsFields() throws {
    let body: RequestBody = .formURLEncoded(Order())
    #expect(body.contentType == "application/x-www-form-urlencoded")
    #expect(
      try text(of: body)
        == "text=x%3Dy%26z+%2B1&address%5Bcity%5D=Z%C3%BCrich&address%5Blines%5D=a"
        + "&address%5Blines%5D=b&at=1970-01-01T00%3A00%3A01.500Z")
    #expect(
      try text(of: .formURLEncoded(ProfileDraft(username: "mo"))) == "username=mo&visibility=public"
    )
  }

  @Test(arguments: [
    (DateFormat.iso8601, "2026-01-02T10%3A00%3A00.250Z"), (.unixSeconds, "1767348000.25"),
    (.unixMilliseconds, "1767348000250"), (.rfc1123, "Fri%2C+02+Jan+2026+10%3A00%3A00+GMT"),
  ])
  func datesFollowTheEndpoint(dates: DateFormat, encoded: String) throws {
    let fields: RequestBody = .formURLEncoded([
      "at": date, "all": [date], "list": [date, date].styled(.comma),
    ])
    #expect(
      try text(of: fields, dates: dates)
        == "at=\(encoded)&all=\(encoded)&list=\(encoded),\(encoded)")
    let value: RequestBody = .formURLEncoded(["at": date] as [String: Date])
    #expect(try text(of: value, dates: dates) == "at=\(encoded)")
  }

  @Test func whatHasNoFormIsAnEncodingError() throws {
    let date = Date(timeIntervalSince1970: .infinity)
    let bodies: [(RequestBody, String)] = [
      (.formURLEncoded("text"), "only an object has fields"),
      (
        .formURLEncoded(["a": [[1]]] as [String: [[Int]]]),
        "at 'a': an array in a query or a form can hold plain values only"
      ),
      (.formURLEncoded(["at": date]), "the date is outside years 0 to 9999"),
      (
        .formURLEncoded(["f": [1].styled(ObjectStyle.deepObject)]),
        "the parameter 'f' cannot be encoded: only an object has fields"
      ),
    ]
    for (body, problem) in bodies {
      let error = try #require(throws: EncodingError.self) { try body.bytes(dates: .iso8601) }
      #expect("\(CodingProblem(error))" == problem)
    }
  }

  /// The inputs are read back by the parser that the tests of the web platform are for.
  @Test(.enabled(if: SharedData.exists, "the folder of shared data is absent"))
  func textsAreReadBack() throws {
    let cases = try JSONDecoder().decode(
      [JSON].self, from: try SharedData.read("http/urlencoded-parser.json"))
    for output in cases.compactMap({ $0["output"]?.arrayValue }) {
      let pairs = output.map { ($0[0]?.stringValue ?? "", $0[1]?.stringValue ?? "") }
      let items = pairs.map { URLQueryItem(name: $0.0, value: $0.1) }
      let form = try text(of: .formURLEncoded(QueryItems(items)))
      #expect(form.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F })
      let read = form.split(separator: "&").map { pair in
        pair.split(separator: "=", omittingEmptySubsequences: false).map(decoded)
      }
      #expect(read == pairs.map { [$0.0, $0.1] })
    }
  }

  /// Foundation's method drops a byte order mark.
  private func decoded(_ text: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = text.utf8
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "+"): bytes.append(UInt8(ascii: " "))
      case UInt8(ascii: "%"):
        bytes.append(UInt8(Substring(rest.prefix(2)), radix: 16) ?? 0)
        rest = rest.dropFirst(2)
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func text(of body: RequestBody, dates: DateFormat = .iso8601) throws -> String {
    String(decoding: try body.bytes(dates: dates), as: UTF8.self)
  }
}
