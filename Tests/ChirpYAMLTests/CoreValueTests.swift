import ChirpYAML
import Testing

@Suite struct CoreValueTests {
  @Test(
    arguments: [
      ("", .null), ("~", .null), ("null", .null), ("Null", .null), ("NULL", .null),
      ("nULL", .string("nULL")),
      ("true", .bool(true)), ("True", .bool(true)), ("TRUE", .bool(true)),
      ("false", .bool(false)), ("False", .bool(false)), ("FALSE", .bool(false)),
      ("yes", .string("yes")), ("no", .string("no")), ("on", .string("on")), ("y", .string("y")),
      ("0", .int(0)), ("-0", .int(0)), ("+12", .int(12)), ("-12", .int(-12)), ("010", .int(10)),
      ("0o17", .int(15)), ("0xfF", .int(255)), ("0o8", .string("0o8")), ("0x", .string("0x")),
      ("0xG", .string("0xG")), ("-0x1", .string("-0x1")), ("0b1", .string("0b1")),
      ("1_000", .string("1_000")), ("+", .string("+")), ("-", .string("-")),
      ("9223372036854775807", .int(.max)), ("-9223372036854775808", .int(.min)),
      ("9223372036854775808", .bigInt("9223372036854775808")),
      ("0xFFFFFFFFFFFFFFFF", .bigInt("0xFFFFFFFFFFFFFFFF")),
      ("1.5", .float(1.5)), ("1.", .float(1)), (".5", .float(0.5)), ("-.5e+3", .float(-500)),
      ("1e3", .float(1000)), ("1E-3", .float(0.001)), ("1.10", .float(1.1)),
      (".inf", .float(.infinity)), ("+.Inf", .float(.infinity)), ("-.INF", .float(-.infinity)),
      ("inf", .string("inf")), ("nan", .string("nan")), (".", .string(".")),
      ("1e", .string("1e")), ("e1", .string("e1")), ("1.2.3", .string("1.2.3")),
      ("0x1p3", .string("0x1p3")), ("1:30", .string("1:30")), ("2026-01-01", .string("2026-01-01")),
      ("١", .string("١")),
    ] as [(String, CoreValue)])
  func ofPlainText(text: String, value: CoreValue) {
    #expect(Scalar(text).coreValue == value)
  }

  @Test(arguments: [".nan", ".NaN", ".NAN"])
  func isNotANumber(text: String) {
    guard case .float(let value) = Scalar(text).coreValue else {
      Issue.record("no number")
      return
    }
    #expect(value.isNaN)
  }

  @Test(arguments: [Scalar.Style.singleQuoted, .doubleQuoted, .literal, .folded])
  func ofQuotedTextIsText(style: Scalar.Style) {
    #expect(Scalar("1", style: style).coreValue == .string("1"))
  }

  @Test(
    arguments: [
      ("!!str 1", .string("1")), ("! 1", .string("1")), ("!local 1", .string("1")),
      ("!!int '1'", .int(1)), ("!!int x", nil), ("!!float 1", .float(1)),
      ("!!float 0x10", .float(16)),
      ("!!float x", nil), ("!!bool 'true'", .bool(true)), ("!!bool yes", nil), ("!!null ''", .null),
      ("!!null x", nil), ("!!timestamp 2026-01-01", .string("2026-01-01")), ("[]", nil),
      ("{}", nil),
    ] as [(String, CoreValue?)])
  func ofANodeHonoursItsTag(text: String, value: CoreValue?) {
    #expect(Composition(text).node?.coreValue == value)
  }
}
