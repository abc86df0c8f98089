import Foundation

/// A file that nobody else can read, and that is gone when it is no longer used.
struct TemporaryFile: ~Copyable {
  /// The disk did not do what was asked of it. Why is left out: the system's errors hold paths.
  struct Failure: Error {}

  private let url: URL
  private let handle: FileHandle

  /// An empty file in `folder`.
  init(in folder: URL) throws(Failure) {
    let url = folder.appending(path: "chirp-\(UUID().uuidString)")
    guard
      FileManager.default.createFile(
        atPath: url.path(percentEncoded: false), contents: nil,
        attributes: [.posixPermissions: 0o600])
    else {
      throw Failure()
    }
    guard let handle = try? FileHandle(forWritingTo: url) else {
      try? FileManager.default.removeItem(at: url)
      throw Failure()
    }
    self.url = url
    self.handle = handle
  }

  deinit {
    try? handle.close()
    try? FileManager.default.removeItem(at: url)
  }

  /// Adds bytes at the end.
  func write(_ data: Data) throws(Failure) {
    do {
      try handle.write(contentsOf: data)
    } catch {
      throw Failure()
    }
  }

  /// The content, which takes no memory of its own and stays when the file is gone.
  func mapped() throws(Failure) -> Data {
    do {
      return try Data(contentsOf: url, options: .alwaysMapped)
    } catch {
      throw Failure()
    }
  }
}
