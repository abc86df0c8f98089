import Foundation

/// A multipart form (RFC 7578) with the boundary between its parts (RFC 2046 §5.1.1).
struct MultipartBody: Sendable {
  let form: MultipartForm
  /// A text that stands in none of the form's texts and files in memory. In what is read only when
  /// the form is sent it cannot stand either, since it cannot be guessed.
  let boundary: String

  /// - Parameters:
  ///   - form: The form.
  ///   - makeBoundary: Makes a boundary, another one each time.
  init(_ form: MultipartForm, makeBoundary: () -> String = { UUID().uuidString }) {
    self.form = form
    var boundary = makeBoundary()
    while form.parts.contains(where: { $0.holds(boundary) }) {
      boundary = makeBoundary()
    }
    self.boundary = boundary
  }

  var contentType: String { "multipart/form-data; boundary=\(boundary)" }

  /// The bytes to send.
  ///
  /// - Parameters:
  ///   - dates: How dates are written.
  ///   - folder: Where the temporary file of a large body is made.
  /// - Throws: `EncodingError`, with the name of the field at fault.
  func bytes(
    dates: DateFormat, folder: URL = FileManager.default.temporaryDirectory
  ) throws -> Data {
    do {
      var buffer = BodyBuffer(folder: folder)
      try write(to: &buffer, dates: dates)
      return try buffer.complete()
    } catch is TemporaryFile.Failure {
      throw EncodingError.invalidValue(
        MultipartForm.self,
        EncodingError.Context(
          codingPath: [],
          debugDescription: "the temporary file of a large body cannot be written"))
    }
  }

  private func write(to buffer: inout BodyBuffer, dates: DateFormat) throws {
    var indices: [String: Int] = [:]
    for part in form.parts {
      let index = indices[part.name, default: 0]
      indices[part.name] = index + 1
      do {
        try buffer.append("--\(boundary)\r\n")
        try part.write(to: &buffer, dates: dates)
        try buffer.append("\r\n")
      } catch EncodingError.invalidValue(let value, let context) {
        let place = path(to: part.name, index) + context.codingPath
        throw EncodingError.invalidValue(
          value,
          EncodingError.Context(codingPath: place, debugDescription: context.debugDescription))
      }
    }
    try buffer.append("--\(boundary)--\r\n")
  }

  private func path(to name: String, _ index: Int) -> [any CodingKey] {
    let isOneOfSeveral = form.parts.count { $0.name == name } > 1
    return isOneOfSeveral ? [ObjectKey(name), FieldIndex(index)] : [ObjectKey(name)]
  }
}
