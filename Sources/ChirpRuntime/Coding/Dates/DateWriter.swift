/// Writes the parts of a date into a text, byte by byte.
struct DateWriter {
  private var bytes: [UInt8] = []

  init() {
    bytes.reserveCapacity(32)
  }

  /// What has been written.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  /// Writes the last `count` digits of `number`, which is not negative.
  mutating func append(_ number: Int, digits count: Int) {
    let start = bytes.count
    bytes.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: count))
    var rest = number
    for index in (start..<bytes.count).reversed() {
      bytes[index] += UInt8(rest % 10)
      rest /= 10
    }
  }

  /// Writes a time as `10:00:00`.
  mutating func appendTime(ofSecond second: Int) {
    append(second / 3600, digits: 2)
    append(":")
    append(second / 60 % 60, digits: 2)
    append(":")
    append(second % 60, digits: 2)
  }
}
