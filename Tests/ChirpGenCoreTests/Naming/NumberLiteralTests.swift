import Testing

@testable import ChirpGenCore

@Suite struct NumberLiteralTests {
  @Test(arguments: [
    ("0", "0"), ("-7", "-7"), ("999999", "999999"), ("-999999", "-999999"),
    ("1000000", "1_000_000"), ("-1000000", "-1_000_000"), ("2147483647", "2_147_483_647"),
    ("18446744073709551615", "18_446_744_073_709_551_615"),
  ])
  func digitsAreGrouped(digits: String, literal: String) {
    #expect(NumberLiteral.integer(digits) == literal)
  }
}
