public import Foundation

extension Endpoint: APIRequest where Response: Decodable {
  /// The endpoint itself.
  public var endpoint: Endpoint<Response> { self }

  /// The value of the response: by ``decode``, or by its type.
  public func decode(
    _ data: Data, response: ResponseHead, using decoder: any ResponseDecoder
  ) throws -> Response {
    if let decode {
      return try decode(data, response, decoder)
    }
    let body = ResponseBody(
      data: data, contentType: response.headers["Content-Type"], decoder: decoder)
    return try body.value(as: Response.self)
  }
}
