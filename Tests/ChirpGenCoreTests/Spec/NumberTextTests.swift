import Testing

@testable import ChirpGenCore

@Suite struct NumberTextTests {
  @Test(arguments: [
    "0", "-0", "1", "-7", "10", "1.5", "-0.05", "1e3", "1E+3", "1.5e-3", "0.0",
    "123456789012345678901234567890",
  ])
  func isNumber(text: String) {
    #expect(NumberText.isNumber(text))
  }

  @Test(arguments: [
    "", "-", "+1", "01", "00", "-01", ".5", "1.", "1.e3", "1e", "1e+", "1_000", "0x1F", "0o17",
    " 1", "1 ", "1-2", "1.2.3", "NaN", "Infinity", "-Infinity", "١", "½", "1e1.5",
  ])
  func isNoNumber(text: String) {
    #expect(!NumberText.isNumber(text))
  }

  @Test(arguments: [
    ("0", true), ("-0", true), ("-12", true), ("99999999999999999999", true), ("1.0", false),
    ("1e3", false), ("01", false), ("", false), ("-", false),
  ])
  func integers(text: String, isInteger: Bool) {
    #expect(NumberText.isInteger(text) == isInteger)
  }
}
