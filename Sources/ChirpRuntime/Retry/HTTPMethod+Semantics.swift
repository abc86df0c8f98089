extension HTTPMethod {
  /// Whether it only reads, as the standard defines the method (RFC 9110 §9.2.1).
  var isSafe: Bool { [.get, .head, .options].contains(self) }

  /// Whether the server's state is the same after one request and after several equal ones, as the
  /// standard defines the method (RFC 9110 §9.2.2). Nothing is known of methods that it does not.
  var isIdempotent: Bool {
    switch rawValue {
    case "GET", "HEAD", "PUT", "DELETE", "OPTIONS", "TRACE": true
    default: false
    }
  }
}
