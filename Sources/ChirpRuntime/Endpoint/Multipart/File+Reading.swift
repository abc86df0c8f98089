import Foundation

extension File {
  /// How many bytes of a file on disk are in memory at a time.
  private static let pieceSize = 65_536

  /// Gives the content to `body`: what is on disk piece by piece.
  ///
  /// - Throws: `EncodingError`, which names the file and not its folder, or what `body` throws.
  func forEachPiece(_ body: (Data) throws -> Void) throws {
    switch content {
    case .data(let data): try body(data)
    case .url(let url):
      let handle = try Self.handle(url)
      defer { try? handle.close() }
      while let piece = try Self.piece(of: handle, url), !piece.isEmpty {
        try body(piece)
      }
    }
  }

  /// An error about a file that tells nothing of where it is.
  static func problem(_ description: String) -> EncodingError {
    .invalidValue(
      File.self, EncodingError.Context(codingPath: [], debugDescription: description))
  }

  private static func handle(_ url: URL) throws -> FileHandle {
    let name = url.lastPathComponent
    guard url.isFileURL else {
      throw problem("'\(name)' is not on disk")
    }
    do {
      return try FileHandle(forReadingFrom: url)
    } catch CocoaError.fileReadNoSuchFile, CocoaError.fileNoSuchFile {
      throw problem("there is no file '\(name)'")
    } catch {
      throw problem("the file '\(name)' cannot be read")
    }
  }

  private static func piece(of handle: FileHandle, _ url: URL) throws -> Data? {
    do {
      return try handle.read(upToCount: pieceSize)
    } catch {
      throw problem("the file '\(url.lastPathComponent)' cannot be read")
    }
  }
}
