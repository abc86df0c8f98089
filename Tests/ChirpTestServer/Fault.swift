/// What a ``FaultServer`` does with a request, which names it in its path: `/stall/7`.
package enum Fault: String, CaseIterable, Sendable {
  /// Nothing is wrong.
  case none
  /// The connection is reset before the answer.
  case reset
  /// The connection is reset while the request is still on its way.
  case resetWhileSending
  /// The connection is closed before the first byte.
  case closedBeforeHead
  /// The connection is closed after a head that announces a body.
  case closedAfterHead
  /// The connection is reset after a head that announces a body.
  case resetAfterHead
  /// The connection is closed within the body.
  case truncated
  /// There is no byte of an answer.
  case stalledBeforeHead
  /// There is half an answer.
  case stalledInBody
  /// The answer comes in small pieces.
  case slow
  /// The body has 256 kB.
  case oversized
  /// What comes is not HTTP.
  case garbage
  /// The body is chunked, and the size of a chunk is no number.
  case badChunk
  /// The body says that it is compressed, and is not.
  case badCompression
  /// 401, and the server asks for a user and a password (RFC 7617).
  case basicChallenge
  /// 307 to what has no fault.
  case temporaryRedirect
  /// 307 to another origin.
  case redirectElsewhere
  /// 307 to itself.
  case redirectLoop
}
