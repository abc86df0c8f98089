/// All that one call needs to be sent, decided before anything is.
struct CallPlan: Sendable {
  let context: RequestContext
  /// The request without credentials.
  let request: TransportRequest
  let authentication: Authentication
  let settings: CallSettings
}
