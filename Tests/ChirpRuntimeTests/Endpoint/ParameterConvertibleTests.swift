import ChirpRuntimeSample
import Foundation
import Testing

@testable import ChirpRuntime

@Suite struct ParameterConvertibleTests {
  @Test(
    arguments: [
      ("text", "text"), ("text"[...], "text"), (true, "true"), (false, "false"),
      (-5, "-5"), (Int8.min, "-128"), (Int64.max, "9223372036854775807"),
      (UInt64.max, "18446744073709551615"),
      (5.0, "5"), (0.1, "0.1"), (-2.5, "-2.5"), (1e20, "1e+20"), (Float(1.5), "1.5"),
      (Decimal(string: "1.10") ?? 0, "1.1"),
      (
        UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0xAB)),
        "01020304-0506-0708-090A-0B0C0D0E0FAB"
      ),
      (URL(filePath: "/a b"), "file:///a%20b"),
      (Date(timeIntervalSince1970: 1_767_348_000), "2026-01-02T10:00:00Z"),
      (Date(timeIntervalSince1970: 1_767_348_000.5), "2026-01-02T10:00:00.500Z"),
      (Date(timeIntervalSince1970: .infinity), "9999-12-31T23:59:59.999Z"),
      (Date(timeIntervalSince1970: -.infinity), "0000-01-01T00:00:00Z"),
      (Visibility.public, "public"), (Visibility.unrecognized("new"), "new"),
    ] as [(any ParameterConvertible & Sendable, String)])
  func scalarsHaveOneText(value: any ParameterConvertible & Sendable, text: String) {
    #expect(value.parameterText == text)
    #expect(
      (["q": value] as QueryItems).encodedQuery() == "q=" + PercentEncoding.component(text))
  }
}
