import Foundation

/// Masks the values of sensitive keys in JSON text, which may be cut off or wrong anywhere.
struct JSONMasking {
  private let bytes: [UInt8]
  private let names: Set<String>
  private var index = 0
  private var result: [UInt8] = []

  /// `json` as text, with a mask for the value of each sensitive key.
  ///
  /// - Parameters:
  ///   - json: The text.
  ///   - names: The names that the API gives its own secrets.
  static func masked(_ json: Data, hiding names: Set<String>) -> String {
    var masking = JSONMasking(bytes: Array(json), names: names)
    masking.run()
    return String(decoding: masking.result, as: UTF8.self)
  }

  private init(bytes: [UInt8], names: Set<String>) {
    self.bytes = bytes
    self.names = names
  }

  private mutating func run() {
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "\"") else {
        result.append(bytes[index])
        index += 1
        continue
      }
      let start = index
      skipString()
      let string = bytes[start..<index]
      result.append(contentsOf: string)
      if isAtColon, Redaction.isSensitive(Self.text(of: string), or: names) {
        index = (bytes[index...].firstIndex(of: UInt8(ascii: ":")) ?? index) + 1
        skipWhitespace()
        skipValue()
        result.append(contentsOf: ":\"\(Redaction.mask)\"".utf8)
      }
    }
  }

  /// What a key says, as far as it is JSON.
  private static func text(of string: ArraySlice<UInt8>) -> String {
    let hasEscape = string.contains(UInt8(ascii: "\\"))
    let text = hasEscape ? try? JSONDecoder().decode(String.self, from: Data(string)) : nil
    return text ?? String(decoding: string, as: UTF8.self)
  }

  /// Whether a colon comes next, with or without white space before it.
  private var isAtColon: Bool {
    bytes[index...].first { !Self.isWhitespace($0) } == UInt8(ascii: ":")
  }

  private mutating func skipWhitespace() {
    while index < bytes.count, Self.isWhitespace(bytes[index]) {
      index += 1
    }
  }

  private mutating func skipString() {
    index += 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    index = min(index + 1, bytes.count)
  }

  private mutating func skipValue() {
    var depth = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        skipString()
        if depth == 0 {
          return
        }
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        index += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if depth == 0 {
          return
        }
        depth -= 1
        index += 1
        if depth == 0 {
          return
        }
      case UInt8(ascii: ",") where depth == 0:
        return
      default:
        index += 1
      }
    }
  }

  private static func isWhitespace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }
}
