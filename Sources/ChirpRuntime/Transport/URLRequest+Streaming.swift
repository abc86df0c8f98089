#if canImport(FoundationNetworking)
  import Foundation
  import FoundationNetworking

  extension URLRequest {
    /// The request with a large multipart body as a stream, which is another one each time.
    /// FoundationNetworking copies bytes that it is given, and streams it sends in chunks: as a
    /// body of a kind that people upload files in, where servers expect them.
    var streamingLargeForms: URLRequest {
      guard let body = httpBody, body.count > BodyBuffer.longestInMemory,
        value(forHTTPHeaderField: "Content-Type")?.hasPrefix("multipart/") == true
      else {
        return self
      }
      var request = self
      request.httpBodyStream = DataStream(body)
      return request
    }
  }
#endif
