import Foundation

/// A line of the printed table.
struct Row {
  let name: String
  let figure: String
  let limit: String

  /// Prints it at once, into a pipe too.
  func print() {
    let line = "\(padded(name, 58)) \(padded(figure, 34)) \(limit)\n"
    FileHandle.standardOutput.write(Data(line.utf8))
  }

  private func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}

extension Double {
  /// With as many digits behind the point as `digits` says.
  func rounded(to digits: Int) -> String {
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    let text = String((self * scale).rounded() / scale)
    return text.hasSuffix(".0") && digits == 0 ? String(text.dropLast(2)) : text
  }
}

extension Duration {
  var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
