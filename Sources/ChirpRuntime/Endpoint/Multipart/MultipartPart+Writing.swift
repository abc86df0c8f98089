import Foundation

extension MultipartPart {
  /// Whether `text` stands in the part, as far as that is in memory.
  func holds(_ text: String) -> Bool {
    switch content {
    case .text(let content): content.contains(text)
    case .file(let file):
      if case .data(let data) = file.content {
        data.range(of: Data(text.utf8)) != nil
      } else {
        false
      }
    case .date, .json: false
    }
  }

  /// Writes the headers and the content of the part (RFC 7578 §4).
  ///
  /// - Throws: `EncodingError`, or `TemporaryFile.Failure` if the disk does not take a large body.
  func write(to buffer: inout BodyBuffer, dates: DateFormat) throws {
    switch content {
    case .text(let text):
      try writeHeaders(to: &buffer)
      try buffer.append(text)
    case .date(let date):
      try writeHeaders(to: &buffer)
      try buffer.append(try dates.text(of: date))
    case .json(let value):
      try writeHeaders(contentType: "application/json", to: &buffer)
      try buffer.append(try JSONEncoder(dates: dates).encode(value))
    case .file(let file):
      guard HTTPSyntax.isFieldValue(file.contentType) else {
        throw File.problem("the media type of the file holds control characters")
      }
      try writeHeaders(filename: file.filename, contentType: file.contentType, to: &buffer)
      try file.forEachPiece { try buffer.append($0) }
    }
  }

  private func writeHeaders(
    filename: String? = nil, contentType: String? = nil, to buffer: inout BodyBuffer
  ) throws {
    var headers = "Content-Disposition: form-data; name=\"\(Self.escaped(name))\""
    if let filename {
      headers += "; filename=\"\(Self.escaped(filename))\""
    }
    if let contentType {
      headers += "\r\nContent-Type: \(contentType)"
    }
    try buffer.append(headers + "\r\n\r\n")
  }

  /// A name as it may stand between quotation marks, in the way of browsers (WHATWG HTML
  /// §4.10.21.8): RFC 7578 §4.2 leaves it open.
  private static func escaped(_ name: String) -> String {
    var escaped = ""
    for scalar in name.unicodeScalars {
      switch scalar {
      case "\"": escaped += "%22"
      case "\r": escaped += "%0D"
      case "\n": escaped += "%0A"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
