import Testing

@testable import ChirpGenCore

@Suite struct DecimalLiteralTests {
  @Test(arguments: [
    ("0", "0"), ("-0.00e7", "0"), ("3", "3"), ("-7", "-7"), ("1e5", "100000"),
    ("10.0", "10"), ("12e5", "1_200_000"), ("1E+2", "100"),
    ("19.99", "Decimal(sign: .plus, exponent: -2, significand: 1999)"),
  ])
  func exact(text: String, expression: String) {
    #expect(DecimalLiteral.expression(text) == expression)
  }

  @Test(arguments: [
    "1e200", "1e-129", "340282366920938463463374607431768211456", "1e99999999999999999999",
  ])
  func none(text: String) {
    #expect(DecimalLiteral.expression(text) == nil)
  }
}
