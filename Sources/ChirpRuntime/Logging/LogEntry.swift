/// One thing that happened to a request, in words. What is secret is not in it.
public struct LogEntry: Hashable, Sendable, CustomStringConvertible {
  /// What happened.
  public enum Event: Hashable, Sendable {
    /// An attempt begins: its number, from 1 on.
    case request(attempt: Int)
    /// A response arrived after a time.
    case response(status: Int, after: Duration)
    /// There was no response.
    case failure(TransportError, after: Duration)
    /// The request is sent again after a wait.
    case retry(after: Duration)
    /// Another credential is asked for, because the server refused this one.
    case refresh
  }

  /// The endpoint.
  public let request: RequestContext
  /// What happened.
  public let event: Event
  /// The entry as text: a line, and after it header fields and the beginning of the body, a line
  /// each, as far as the level goes.
  public let description: String

  /// An entry.
  public init(request: RequestContext, event: Event, description: String) {
    self.request = request
    self.event = event
    self.description = description
  }
}
