#if canImport(Security)
  import CryptoKit
  import Foundation
  import Security

  extension PublicKeyPinning {
    /// Whether the system trusts the server, and one of the keys in its chain is pinned.
    func accepts(_ trust: SecTrust, host: String) -> Bool {
      guard SecTrustEvaluateWithError(trust, nil),
        let chain = SecTrustCopyCertificateChain(trust) as? [SecCertificate]
      else {
        return false
      }
      return accepts(chain.lazy.compactMap(Self.digest), host: host)
    }

    /// The SHA-256 of the certificate's SubjectPublicKeyInfo (RFC 5280 §4.1.2.7); nil for a kind of
    /// key that is not known here.
    private static func digest(of certificate: SecCertificate) -> Data? {
      guard let key = SecCertificateCopyKey(certificate),
        let bytes = SecKeyCopyExternalRepresentation(key, nil) as Data?,
        let attributes = SecKeyCopyAttributes(key) as? [CFString: Any],
        let type = attributes[kSecAttrKeyType] as? String,
        let size = attributes[kSecAttrKeySizeInBits] as? Int,
        let header = header(type: type, size: size)
      else {
        return nil
      }
      return Data(SHA256.hash(data: header + bytes))
    }

    /// What stands before the bits of a key in DER: its algorithm (RFC 3279 §2.3.1, RFC 5480 §2.1.1).
    private static func header(type: String, size: Int) -> Data? {
      let base64: String? =
        switch (type, size) {
        case (kSecAttrKeyTypeRSA as String, 2048): "MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8A"
        case (kSecAttrKeyTypeRSA as String, 3072): "MIIBojANBgkqhkiG9w0BAQEFAAOCAY8A"
        case (kSecAttrKeyTypeRSA as String, 4096): "MIICIjANBgkqhkiG9w0BAQEFAAOCAg8A"
        case (kSecAttrKeyTypeECSECPrimeRandom as String, 256):
          "MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgA="
        case (kSecAttrKeyTypeECSECPrimeRandom as String, 384): "MHYwEAYHKoZIzj0CAQYFK4EEACIDYgA="
        case (kSecAttrKeyTypeECSECPrimeRandom as String, 521):
          "MIGbMBAGByqGSM49AgEGBSuBBAAjA4GGAA=="
        default: nil
        }
      return base64.flatMap { Data(base64Encoded: $0) }
    }
  }
#endif
