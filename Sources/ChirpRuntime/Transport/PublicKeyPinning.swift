public import Foundation

/// The public keys that servers have to have, one of them in the chain of the certificate at least
/// (RFC 7469 §2.4 says how a key is written).
///
/// ```swift
/// let pinning = try PublicKeyPinning([
///   "api.example.com": ["d6qzRu9zOECb90Uez27xWltNsj0e1Md7GkYYkVoZWmM="]
/// ])
/// ```
///
/// Give a second key for each host, which is not in use yet: a key that is lost or changed shuts the
/// app out.
public struct PublicKeyPinning: Hashable, Sendable {
  /// Why pins cannot be used.
  public enum Fault: Error, Hashable, Sendable {
    /// Sessions on this platform never ask whether a server is to be trusted.
    case unavailable
    /// A host has no key.
    case noKey(host: String)
    /// A key is not the SHA-256 of a public key in base64: 32 bytes, 44 characters.
    case malformedKey(host: String)
  }

  /// The hosts that are bound to keys, in lower case.
  let hosts: Set<String>
  private let keys: [String: Set<Data>]

  /// Pins for some hosts; others are trusted as the system says.
  ///
  /// - Parameter keys: For each host the SHA-256 of its keys, each as the certificate has it
  ///   (SubjectPublicKeyInfo), in base64.
  /// - Throws: ``Fault``: on Linux always ``Fault/unavailable``, rather than to send what would not be
  ///   protected.
  public init(_ keys: [String: [String]]) throws(Fault) {
    #if canImport(FoundationNetworking)
      throw .unavailable
    #else
      var pins: [String: Set<Data>] = [:]
      for (host, texts) in keys {
        guard !texts.isEmpty else {
          throw .noKey(host: host)
        }
        for text in texts {
          guard let key = Data(base64Encoded: text), key.count == 32 else {
            throw .malformedKey(host: host)
          }
          pins[host.lowercased(), default: []].insert(key)
        }
      }
      hosts = Set(pins.keys)
      self.keys = pins
    #endif
  }

  /// Whether a key with one of these digests belongs to the server at `host`.
  func accepts(_ digests: some Sequence<Data>, host: String) -> Bool {
    let pins = keys[host.lowercased()] ?? []
    return digests.contains { pins.contains($0) }
  }
}

extension PublicKeyPinning.Fault: LocalizedError {
  /// What is wrong, and what to do.
  public var errorDescription: String? {
    switch self {
    case .unavailable:
      "Public keys cannot be pinned on this platform: its sessions never ask whether a server is to"
        + " be trusted. Send from Apple platforms, or through a proxy that checks the key."
    case .noKey(let host):
      "There is no key for the host '\(host)'. Give one, or leave the host out."
    case .malformedKey(let host):
      "A key of the host '\(host)' is not the SHA-256 of a public key in base64."
    }
  }
}
