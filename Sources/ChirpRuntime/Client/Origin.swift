import Foundation

/// The scheme, host and port of a URL (RFC 6454 §4): to whom a request is sent.
struct Origin: Hashable, Sendable {
  private let scheme: String
  private let host: String
  private let port: Int

  /// nil if `url` is no http or https URL with a host.
  init?(_ url: URL) {
    guard let scheme = url.scheme?.lowercased(), scheme == "http" || scheme == "https",
      let host = url.host()?.lowercased(), !host.isEmpty
    else {
      return nil
    }
    self.scheme = scheme
    self.host = host
    port = url.port ?? (scheme == "https" ? 443 : 80)
  }

  /// As in `https://api.example.com:8443`.
  var description: String { "\(scheme)://\(host):\(port)" }

  /// Whether nobody on the way can read what is sent.
  var isSecure: Bool { scheme == "https" }
}
