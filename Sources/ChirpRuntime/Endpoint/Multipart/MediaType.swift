/// Media types (RFC 9110 §8.3.1).
enum MediaType {
  private static let typesByExtension = [
    "avif": "image/avif", "csv": "text/csv", "gif": "image/gif", "gz": "application/gzip",
    "heic": "image/heic", "htm": "text/html", "html": "text/html", "jpeg": "image/jpeg",
    "jpg": "image/jpeg", "json": "application/json", "m4a": "audio/mp4", "md": "text/markdown",
    "mov": "video/quicktime", "mp3": "audio/mpeg", "mp4": "video/mp4", "ogg": "audio/ogg",
    "pdf": "application/pdf", "png": "image/png", "svg": "image/svg+xml", "tiff": "image/tiff",
    "txt": "text/plain", "wav": "audio/wav", "webm": "video/webm", "webp": "image/webp",
    "xml": "application/xml", "zip": "application/zip",
  ]

  /// The type of a file by its name's extension.
  static func ofFile(named filename: String) -> String {
    let parts = filename.split(separator: ".", omittingEmptySubsequences: false)
    let fallback = "application/octet-stream"
    guard parts.count > 1, let last = parts.last else {
      return fallback
    }
    return typesByExtension[last.lowercased()] ?? fallback
  }
}
