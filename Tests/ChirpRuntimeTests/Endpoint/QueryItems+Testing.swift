@testable import ChirpRuntime

extension QueryItems {
  /// The query as an endpoint has it whose dates are in ISO 8601.
  func encodedQuery() -> String {
    encodedQuery(dates: .iso8601)
  }
}
