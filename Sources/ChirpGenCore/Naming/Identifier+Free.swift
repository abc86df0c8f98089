/// Names that are still to be had.
extension Identifier {
  /// `name`, or `name` with the first number behind it that makes it free.
  static func free(_ name: String, isTaken: (String) -> Bool) -> String {
    if !isTaken(name) { return name }
    let endsInDigit = name.utf8.last.map { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } ?? false
    // A number behind a number would be read as one.
    let stem = endsInDigit ? "\(name)Other" : name
    if !isTaken(stem) { return stem }
    var number = 2
    while isTaken("\(stem)\(number)") { number += 1 }
    return "\(stem)\(number)"
  }
}
