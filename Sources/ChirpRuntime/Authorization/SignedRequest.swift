/// A request with what proves on whose behalf it is sent.
struct SignedRequest: Sendable {
  let request: TransportRequest
  /// The names of the headers that hold credentials, besides those that always do.
  let secretNames: Set<String>
  /// How many credentials had been refreshed when this one was had.
  var generation = 0
  /// Whether a refresh can replace the credential.
  var isRenewable = false

  /// - Parameters:
  ///   - request: What is sent.
  ///   - plain: The same before it was signed: the headers that it has not are secret.
  ///   - names: The names that the API gives its own secrets.
  init(_ request: TransportRequest, from plain: TransportRequest, secretNames names: [String]) {
    self.request = request
    let added = request.headers.fields.lazy.filter { plain.headers[$0.name] != $0.value }.map(
      \.name)
    secretNames = Set(names).union(added)
  }
}
