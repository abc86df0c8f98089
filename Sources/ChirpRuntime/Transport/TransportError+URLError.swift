import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension TransportError {
  /// What a session says, without the URL that failed: that may hold what nobody should read in a
  /// log.
  ///
  /// - Parameters:
  ///   - error: An error of a session.
  ///   - hasResponse: Whether the head of a response had arrived.
  init(_ error: any Error, hasResponse: Bool) {
    let plain = error as NSError
    let code = plain.domain == NSURLErrorDomain ? URLError.Code(rawValue: plain.code) : nil
    let text = plain.localizedDescription
    let name = code == nil ? plain.domain : "URLError"
    let kind = Self.kind(of: code ?? .unknown, text: text, hasResponse: hasResponse)
    let isUnsent = [Kind.notConnected, .hostNotFound, .connectionRefused].contains(kind)
    self.init(
      kind, isUnsent: isUnsent && !hasResponse,
      detail: "\(name) \(plain.code)"
        + (code ?? .unknown == .unknown
          ? ": \(Redaction.maskingURLs(in: Redaction.line(text)))" : ""))
  }

  private static func kind(of code: URLError.Code, text: String, hasResponse: Bool) -> Kind {
    switch code {
    case .notConnectedToInternet, .dataNotAllowed, .internationalRoamingOff, .callIsActive:
      .notConnected
    case .timedOut: .timedOut
    case .cannotFindHost, .dnsLookupFailed: .hostNotFound
    case .cannotConnectToHost: .connectionRefused
    case .networkConnectionLost: .connectionLost
    case .secureConnectionFailed, .serverCertificateUntrusted, .serverCertificateHasBadDate,
      .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid, .clientCertificateRejected,
      .clientCertificateRequired, .appTransportSecurityRequiresSecureConnection:
      .insecure
    case .dataLengthExceedsMaximum: .tooLarge
    case .cannotParseResponse, .cannotDecodeContentData, .cannotDecodeRawData, .zeroByteResource:
      .malformedResponse
    case .unsupportedURL where saysOtherHTTP: .malformedResponse
    default: kind(of: text) ?? (hasResponse ? .connectionLost : .other)
    }
  }

  /// Whether the session calls a version of HTTP or a status that it does not know an unsupported URL,
  /// as FoundationNetworking does. The scheme of a request is one that is supported.
  private static var saysOtherHTTP: Bool {
    #if canImport(FoundationNetworking)
      true
    #else
      false
    #endif
  }

  /// FoundationNetworking has one code for many faults, and tells them apart in the words of libcurl
  /// alone.
  private static func kind(of text: String) -> Kind? {
    let words: [(String, Kind)] = [
      ("Empty reply", .connectionLost), ("transfer closed", .connectionLost),
      ("Connection died", .connectionLost),
      ("Send failure", .connectionLost), ("Recv failure", .connectionLost),
      ("HTTP/0.9", .malformedResponse), ("chunk", .malformedResponse),
      ("encoding", .malformedResponse), ("header", .malformedResponse),
      ("Header", .malformedResponse), ("Content-Length", .malformedResponse),
      ("SSL", .insecure), ("TLS", .insecure), ("certificate", .insecure),
    ]
    return words.first { text.contains($0.0) }?.1
  }
}
