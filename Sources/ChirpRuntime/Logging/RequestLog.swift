import Foundation

/// Says what happens to the requests of one call, as far as the client's level goes.
struct RequestLog: Sendable {
  private let level: LogLevel
  private let logger: any RequestLogger
  private let context: RequestContext

  init(core: ClientCore, context: RequestContext) {
    level = core.environment.logLevel
    logger = core.configuration.logger
    self.context = context
  }

  /// An attempt begins.
  func request(_ signed: SignedRequest, attempt: Int) {
    log(.request(attempt: attempt)) {
      let again = attempt == 1 ? "" : " (attempt \(attempt))"
      return text(
        "→ \(context)\(again)", signed.request.headers, signed.request.body?.data ?? Data(),
        hiding: signed.secretNames)
    }
  }

  /// An attempt ends.
  func result(_ result: Result<Received, TransportError>, after duration: Duration) {
    switch result {
    case .success(let received):
      log(.response(status: received.head.status, after: duration)) {
        text(
          "← \(received.head.status) \(context) after \(Self.text(duration))",
          received.head.headers, received.data, hiding: received.secretNames)
      }
    case .failure(let error):
      log(.failure(error, after: duration)) {
        "✗ \(context) after \(Self.text(duration)): \(error)"
      }
    }
  }

  /// The request is sent again after a wait.
  func retry(after wait: Duration) {
    log(.retry(after: wait)) { "↻ \(context) again after \(Self.text(wait))" }
  }

  /// Another credential is asked for.
  func refresh() {
    log(.refresh) { "⚿ \(context) was refused: another credential is asked for" }
  }

  private func log(_ event: LogEntry.Event, _ description: () -> String) {
    if level > .none {
      logger.log(LogEntry(request: context, event: event, description: description()))
    }
  }

  private func text(
    _ line: String, _ headers: HTTPHeaders, _ body: Data, hiding names: Set<String>
  ) -> String {
    var lines = [line]
    if level >= .headers {
      lines += headers.lines(hiding: names).map { "  " + $0 }
    }
    if level >= .body, !body.isEmpty {
      lines.append("  " + (Redaction.excerpt(of: body, hiding: names) ?? "\(body.count) bytes"))
    }
    return lines.joined(separator: "\n")
  }

  /// In milliseconds.
  private static func text(_ duration: Duration) -> String {
    "\(Int64((duration / .milliseconds(1)).rounded())) ms"
  }
}
