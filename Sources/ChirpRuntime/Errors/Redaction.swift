import Foundation

/// What keeps secrets out of texts that may end up in a log.
enum Redaction {
  /// What stands in a text where a secret was.
  static let mask = "…"

  /// Names that hold one of these hold a secret, in lower case and without separators.
  private static let secrets = [
    "token", "password", "passwd", "passphrase", "secret", "authorization", "cookie", "apikey",
    "accesskey", "authkey", "credential", "session", "privatekey", "jwt", "passcode", "signature",
  ]

  /// Names that hold a secret, in the same form: others hold these by chance.
  private static let wholeSecrets: Set<String> = [
    "auth", "xauth", "pass", "pwd", "pin", "otp", "totp", "cvv", "cvc", "sid",
  ]

  /// Whether what a header or a JSON key called `name` holds must not be shown.
  ///
  /// - Parameters:
  ///   - name: The name, of any spelling.
  ///   - names: The names that an API gives its own secrets.
  static func isSensitive(_ name: String, or names: Set<String> = []) -> Bool {
    let plain = plain(name)
    return wholeSecrets.contains(plain) || secrets.contains { plain.contains($0) }
      || names.contains { self.plain($0) == plain }
  }

  /// `name` without case and separators.
  private static func plain(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  /// `text` on one line: white space, control characters and those that turn the direction of
  /// writing, which could feign lines of a log, become single spaces.
  static func line(_ text: String) -> String {
    text.unicodeScalars.split { isSeparating($0.properties) }
      .map(String.init)
      .joined(separator: " ")
  }

  private static func isSeparating(_ scalar: Unicode.Scalar.Properties) -> Bool {
    scalar.isWhitespace || scalar.isBidiControl || scalar.generalCategory == .control
  }

  /// The beginning of a JSON object or array on one line, without what is secret in it; nil for
  /// anything else, of which one cannot tell.
  ///
  /// - Parameters:
  ///   - body: The bytes.
  ///   - names: The names that the API gives its own secrets.
  static func excerpt(of body: Data, hiding names: Set<String>) -> String? {
    let longestExcerpt = 160
    let start = body.prefix(2048).drop { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }
    guard start.first == UInt8(ascii: "{") || start.first == UInt8(ascii: "[") else {
      return nil
    }
    let line = maskingURLs(in: line(JSONMasking.masked(start, hiding: names)))
    return line.count > longestExcerpt || body.count > 2048
      ? line.prefix(longestExcerpt) + mask : line
  }
}
