import ChirpRuntime

struct DeviceAuthorization: AuthorizationStrategy {
  let deviceID: String

  func authorize(_ request: inout TransportRequest) {
    request.headers["X-Device"] = deviceID
  }
}
