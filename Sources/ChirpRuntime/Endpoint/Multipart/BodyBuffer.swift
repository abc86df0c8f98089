import Foundation

/// Collects the bytes of a body: in memory while they are few, and then in a temporary file, which
/// is mapped into memory when the body is complete.
struct BodyBuffer: ~Copyable {
  /// The longest body that is kept in memory. In bytes.
  static let longestInMemory = 10_000_000

  private let folder: URL
  private var bytes = Data()
  private var file: TemporaryFile?

  /// An empty body.
  ///
  /// - Parameter folder: Where the temporary file would be.
  init(folder: URL = FileManager.default.temporaryDirectory) {
    self.folder = folder
  }

  mutating func append(_ text: String) throws(TemporaryFile.Failure) {
    try append(Data(text.utf8))
  }

  /// Adds bytes to the body.
  mutating func append(_ data: Data) throws(TemporaryFile.Failure) {
    if file == nil, bytes.count + data.count > Self.longestInMemory {
      file = try TemporaryFile(in: folder)
      try file?.write(bytes)
      bytes = Data()
    }
    if file == nil {
      bytes.append(data)
    } else {
      try file?.write(data)
    }
  }

  /// The whole body.
  consuming func complete() throws(TemporaryFile.Failure) -> Data {
    try file?.mapped() ?? bytes
  }
}
