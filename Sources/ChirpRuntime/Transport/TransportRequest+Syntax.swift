extension TransportRequest {
  /// Sessions send these without a body or not at all, however they are spelt.
  private static var methodsWithoutBody: Set<String> { ["GET", "HEAD", "TRACE"] }

  /// Why the request cannot be sent as it is, if it cannot. It names no value.
  var fault: String? {
    if !HTTPSyntax.isToken(method.rawValue) {
      return "the method is no token"
    }
    if body != nil, Self.methodsWithoutBody.contains(method.rawValue.uppercased()) {
      return "a \(method) request cannot have a body"
    }
    return headers.fields.lazy.compactMap(Self.fault).first
  }

  private static func fault(of field: HTTPHeaders.Field) -> String? {
    if !HTTPSyntax.isToken(field.name) {
      return "a header name is no token"
    }
    if HTTPSyntax.isReserved(field.name) {
      return "the header '\(field.name)' follows from the request and is not set"
    }
    if !HTTPSyntax.isFieldValue(field.value) {
      return "the value of the header '\(field.name)' holds control characters"
    }
    return nil
  }
}
