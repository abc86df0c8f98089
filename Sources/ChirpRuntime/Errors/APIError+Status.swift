extension APIError {
  /// The error of a response whose status is not in 200 to 299.
  init(_ response: ResponseContext, fields: [FieldError]) {
    self =
      switch response.status {
      case 401: .unauthorized(response)
      case 403: .forbidden(response)
      case 404: .notFound(response)
      case 422: .validation(response, fields: fields)
      case 429:
        .rateLimited(response, retryAfter: RetryAfter.duration(in: response.headers))
      case 500...599: .server(response)
      default: .unacceptableStatusCode(response)
      }
  }
}
