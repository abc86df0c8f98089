import Foundation

/// A secret that is planted, to be found wherever it comes to light.
enum Canary {
  /// The secret, with characters that are written in another way in URLs, forms and JSON.
  static let text = "cAnary+s3/cret="

  /// Where the secret is seen in what is printed of `value`: nowhere, as it should be.
  static func sightings(in value: some Any) -> [String] {
    views(of: value).filter { isSeen(in: $0.text) }
      .map { "\($0.name) of \(type(of: value)): \($0.text)" }
  }

  /// Whether the secret stands in `text`, plain, percent-encoded, as JSON, in base64 or as the numbers
  /// of its bytes.
  static func isSeen(in text: String) -> Bool {
    let bytes = text.split { !$0.isNumber }.compactMap { UInt8($0) }
    return text.contains("cAnary") || base64Forms.contains { text.contains($0) }
      || bytes.firstRange(of: Array("cAnary".utf8)) != nil
  }

  /// What base64 makes of the secret at each place of a longer text: without what depends on that.
  private static let base64Forms = (0..<3).map { offset in
    let text = Data((String(repeating: "x", count: offset) + text).utf8).base64EncodedString()
    return String(text.dropFirst(4).prefix(12))
  }

  private static func views(of value: some Any) -> [(name: String, text: String)] {
    var dumped = ""
    dump(value, to: &dumped)
    var views = [
      ("description", String(describing: value)), ("debug description", String(reflecting: value)),
      ("dump", dumped),
    ]
    if let error = value as? any Error {
      let bridged = error as NSError
      views += [
        ("localized description", error.localizedDescription), ("bridged error", "\(bridged)"),
        ("user info", "\(bridged.userInfo)"),
      ]
    }
    if let error = value as? any LocalizedError {
      let texts = [
        error.errorDescription, error.failureReason, error.recoverySuggestion, error.helpAnchor,
      ]
      views += texts.compactMap(\.self).map { ("text for people", $0) }
    }
    return views
  }
}
