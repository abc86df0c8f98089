import Foundation

/// A file that nobody else can read, and that is gone when it is no longer used.
struct TemporaryFile: ~Copyable {
  private let url: URL
  private let handle: FileHandle

  /// An empty file in `folder`.
  ///
  /// - Throws: `CocoaError` if the disk takes none.
  init(in folder: URL) throws {
    url = folder.appending(path: "chirp-\(UUID().uuidString)")
    guard
      FileManager.default.createFile(
        atPath: url.path(percentEncoded: false), contents: nil,
        attributes: [.posixPermissions: 0o600])
    else {
      throw CocoaError(.fileWriteUnknown)
    }
    handle = try FileHandle(forWritingTo: url)
  }

  deinit {
    try? handle.close()
    try? FileManager.default.removeItem(at: url)
  }

  /// Adds bytes at the end.
  ///
  /// - Throws: `CocoaError` if the disk does not take them.
  func write(_ data: Data) throws {
    try handle.write(contentsOf: data)
  }

  /// The content, which takes no memory of its own and stays when the file is gone.
  ///
  /// - Throws: `CocoaError` if it cannot be read.
  func mapped() throws -> Data {
    try Data(contentsOf: url, options: .alwaysMapped)
  }
}
