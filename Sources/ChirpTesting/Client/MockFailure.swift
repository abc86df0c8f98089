import ChirpRuntime

/// The error that a mock client has for a call, on its way through the client that makes the
/// request.
struct MockFailure: Error {
  let error: APIError
}
