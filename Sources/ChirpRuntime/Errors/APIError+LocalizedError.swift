public import Foundation

extension APIError: LocalizedError {
  /// A sentence to show to the person who uses the app: the server's own reason, if it gives one.
  public var errorDescription: String? {
    if case .decoding = self {
      return "The server's answer could not be understood. Updating the app may help."
    }
    return reason ?? generalDescription
  }

  private var generalDescription: String {
    switch self {
    case .invalidURL: "The address of the server is not valid."
    case .invalidRequest, .encoding: "The request could not be made from what was entered."
    case .missingToken: "Sign in to go on."
    case .offline: "There is no connection to the network. Check the connection and try again."
    case .transport(_, let error):
      "\(error.cause.capitalizingFirst). Check the connection and try again."
    case .pinning: "The server is not the one that this app trusts. Try another network."
    case .tooLarge: "The server's answer is larger than this app can take."
    case .cancelled: "It was cancelled."
    case .invalidResponse, .decoding, .pagination:
      "The server's answer could not be understood. Updating the app may help."
    case .unauthorized: "The session has expired, or the sign-in was not accepted. Sign in again."
    case .forbidden: "This account may not do that."
    case .notFound: "What was asked for does not exist, or no longer does."
    case .validation(_, let fields):
      fields.isEmpty
        ? "The server did not accept what was entered. Check it and try again."
        : fields.map { "\($0.field): \($0.message)" }.joined(separator: "\n")
    case .rateLimited: "There were too many requests. Wait a little and try again."
    case .server: "The server has a problem. Try again later."
    case .unacceptableStatusCode(let response):
      "The server refused the request with status \(response.status)."
    case .redirection: "The server sent the request to where it cannot go. Try again later."
    }
  }
}

extension String {
  fileprivate var capitalizingFirst: String { prefix(1).uppercased() + dropFirst() }
}
