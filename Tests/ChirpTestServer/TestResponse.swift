package import Foundation

/// What the test server does with a request.
package enum TestResponse: Hashable, Sendable {
  /// Sends these bytes and closes the connection.
  ///
  /// The head must be whole: FoundationNetworking ends the process when a connection closes within it.
  case bytes(Data)
  /// Closes the connection before the first byte.
  case close
  /// Keeps the connection open without an answer until the client leaves or the server stops.
  case hold

  /// A response with a JSON body.
  package static func json(
    _ text: String, status: Int = 200, contentType: String = "application/json",
    headers: [String] = []
  ) -> TestResponse {
    response(status: status, headers: ["Content-Type: \(contentType)"] + headers, body: text)
  }

  /// A response with a text body.
  package static func text(_ text: String, status: Int = 200) -> TestResponse {
    response(status: status, headers: ["Content-Type: text/plain"], body: text)
  }

  /// A response without a body.
  package static func empty(status: Int, headers: [String] = []) -> TestResponse {
    response(status: status, headers: headers, body: nil)
  }

  private static func response(status: Int, headers: [String], body: String?) -> TestResponse {
    let length = body.map { $0.utf8.count } ?? 0
    let framing = status == 204 ? [] : ["Content-Length: \(length)"]
    let head = ["HTTP/1.1 \(status) Status"] + headers + framing + ["Connection: close"]
    return .bytes(Data((head.joined(separator: "\r\n") + "\r\n\r\n" + (body ?? "")).utf8))
  }
}
