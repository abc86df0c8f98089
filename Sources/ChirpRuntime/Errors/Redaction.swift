import Foundation

/// What keeps secrets out of texts that may end up in a log.
enum Redaction {
  /// What stands in a text where a secret was.
  static let mask = "…"

  /// Names that hold one of these hold a secret, in lower case and without separators.
  private static let secrets = [
    "token", "password", "passwd", "passphrase", "secret", "authorization", "cookie", "apikey",
    "credential", "session", "privatekey", "jwt",
  ]

  /// Whether what a header or a JSON key called `name` holds must not be shown.
  static func isSensitive(_ name: String) -> Bool {
    let plain = name.lowercased().filter { $0 != "-" && $0 != "_" }
    return secrets.contains { plain.contains($0) }
  }

  /// `text` on one line: white space and control characters, which could feign lines of a log, become
  /// single spaces.
  static func line(_ text: String) -> String {
    text.split { $0.isWhitespace || $0.unicodeScalars.contains { $0.value < 0x20 } }
      .joined(separator: " ")
  }

  /// The beginning of a JSON object or array on one line, without what is secret in it; nil for anything
  /// else, of which one cannot tell.
  static func excerpt(of body: Data) -> String? {
    let longestExcerpt = 160
    let start = body.prefix(2048).drop { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }
    guard start.first == UInt8(ascii: "{") || start.first == UInt8(ascii: "[") else {
      return nil
    }
    let line = line(JSONMasking.masked(start))
    return line.count > longestExcerpt || body.count > 2048
      ? line.prefix(longestExcerpt) + mask : line
  }
}
