public import Foundation

/// What few endpoints have, kept apart so that the others stay small.
final class EndpointDetails<Response: Sendable>: Sendable {
  typealias Decode = @Sendable (Data, ResponseHead, any ResponseDecoder) throws -> Response

  let decoder: (any ResponseDecoder)?
  let decode: Decode?
  /// Where the request is sent, if that is not where path and query say.
  let url: URL?

  init(decoder: (any ResponseDecoder)?, decode: Decode?, url: URL?) {
    self.decoder = decoder
    self.decode = decode
    self.url = url
  }
}

extension Endpoint {
  /// What reads the body of the response; nil is the client's.
  public var decoder: (any ResponseDecoder)? {
    get { details?.decoder }
    set { set(decoder: newValue, decode: decode, url: url) }
  }

  /// What makes the value of the body, the status and the headers, in place of the decoder alone;
  /// nil leaves it to the type of the response.
  public var decode: (@Sendable (Data, ResponseHead, any ResponseDecoder) throws -> Response)? {
    get { details?.decode }
    set { set(decoder: decoder, decode: newValue, url: url) }
  }

  /// Where the request is sent, if that is not where path and query say.
  var url: URL? {
    get { details?.url }
    set { set(decoder: decoder, decode: decode, url: newValue) }
  }

  private mutating func set(
    decoder: (any ResponseDecoder)?, decode: EndpointDetails<Response>.Decode?, url: URL?
  ) {
    let isPlain = decoder == nil && decode == nil && url == nil
    details = isPlain ? nil : EndpointDetails(decoder: decoder, decode: decode, url: url)
  }
}
