import Foundation

extension ServerMessage {
  /// A text longer than this is a page, not a message. In characters.
  private static let longestText = 200

  /// Reads the message from an error's body, by the places that `mapping` names and then by the
  /// usual forms. It looks at the raw JSON, so that it finds the message in a body that does not
  /// decode too.
  init(in body: ResponseBody, document: JSONValue?, mapping: ErrorMapping) {
    if let document {
      let problem = body.mediaType == "application/problem+json"
      let reasons: [ErrorPath?] =
        [mapping.reason, problem ? "detail" : nil, problem ? "title" : nil]
        + ["reason", "error.message", "message", "detail", "title", "error_description", "error"]
      let codes: [ErrorPath?] = [mapping.code, "code", "error.code", problem ? "type" : nil]
      self.init(
        reason: reasons.lazy.compactMap { $0.flatMap { document[path: $0]?.nonemptyText } }.first,
        code: codes.lazy.compactMap { $0.flatMap { document[path: $0]?.code } }.first)
    } else if body.mediaType == "text/plain", let text = try? body.text() {
      let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
      let isMessage = !trimmed.isEmpty && trimmed.count <= Self.longestText
      self.init(reason: isMessage ? trimmed : nil)
    } else {
      self.init()
    }
  }
}

extension JSONValue {
  fileprivate var nonemptyText: String? {
    if case .string(let text) = self, !text.isEmpty { text } else { nil }
  }

  /// A text, or a whole number as its digits. `about:blank` is what RFC 9457 §4.2.1 calls no type.
  fileprivate var code: ErrorCode? {
    switch self {
    case .string("about:blank"), .string(""): nil
    case .string(let text): ErrorCode(rawValue: text)
    case .number(let digits): digits.map { ErrorCode(rawValue: $0) }
    case .null, .boolean, .array, .object: nil
    }
  }
}
