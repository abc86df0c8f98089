import Foundation
import Testing

@testable import ChirpGenCore

@Suite struct ValueTextTests {
  @Test(arguments: [
    ("C56A4180-65aa-42ec-a945-5fd21dec0538", true), ("c56a4180-65aa-42ec-a945-5fd21dec053", false),
    ("c56a418065aa42eca9455fd21dec0538", false), ("g56a4180-65aa-42ec-a945-5fd21dec0538", false),
    ("", false),
  ])
  func uuids(text: String, isRight: Bool) {
    #expect(ValueText.isUUID(text) == isRight)
    #expect((UUID(uuidString: text) != nil) == isRight)
  }

  @Test(arguments: [
    ("", true), ("aGVsbG8=", true), ("aA==", true), ("+/+/", true), ("aGVsbG8", false),
    ("a===", false), ("a=a=", false), ("aA=a", false), ("a-_b", false), ("aaa\n", false),
  ])
  func base64(text: String, isRight: Bool) {
    #expect(ValueText.isBase64(text) == isRight)
    if isRight { #expect(Data(base64Encoded: text) != nil) }
  }

  @Test(arguments: [
    ("https://example.com/a%20b?c=d#e", true), ("/path", true), ("mailto:a@b.example", true),
    ("", false), ("a b", false), ("a%2", false), ("a%2g", false), ("http://[::1]/", false),
    ("é", false), ("a\\b", false), ("a\"b", false),
  ])
  func urls(text: String, isRight: Bool) {
    #expect(ValueText.isURL(text) == isRight)
    if isRight { #expect(URL(string: text)?.absoluteString == text) }
  }

  @Test(arguments: [
    ("1970-01-01", 0), ("1969-12-31", -1), ("2000-02-29", 11_016), ("2026-11-30", 20_787),
    ("0001-01-01", -719_162), ("9999-12-31", 2_932_896), ("1900-02-29", nil), ("2023-02-29", nil),
    ("2024-13-01", nil), ("2024-00-01", nil), ("2024-04-31", nil), ("0000-01-01", nil),
    ("24-01-01", nil), ("2024-1-1", nil), ("2024-01-01T", nil), ("-024-01-01", nil),
  ])
  func days(text: String, days: Int?) {
    #expect(ValueText.days(text) == days)
  }

  @Test(arguments: [
    ("1970-01-01T00:00:00Z", "0"), ("2026-01-02T10:00:00.25+02:30", "1_767_339_000.25"),
    ("1969-12-31t23:59:59z", "-1"), ("2000-02-29T12:00:00-01:00", "951_829_200"),
    ("1970-01-01T00:00:00.5+01:00", nil), ("2026-01-02", nil), ("2026-01-02T24:00:00Z", nil),
    ("2026-01-02T10:60:00Z", nil), ("2026-01-02T10:00Z", nil), ("2026-01-02T10:00:00", nil),
    ("2026-01-02T10:00:00.Z", nil), ("2026-01-02T10:00:00.5.5Z", nil),
    ("2026-01-02T10:00:00+0100", nil), ("2026-02-30T10:00:00Z", nil),
  ])
  func seconds(text: String, literal: String?) throws {
    #expect(ValueText.seconds(text) == literal)
    guard let literal else { return }
    let value = try #require(Double(literal.replacing("_", with: "")))
    let style = Date.ISO8601FormatStyle(includingFractionalSeconds: text.contains("."))
    #expect(try style.parse(text.uppercased()).timeIntervalSince1970 == value)
  }
}
