/// An operation on a socket failed.
struct SocketError: Error {
  let operation: String
  /// The system's `errno`.
  let code: Int32
}
