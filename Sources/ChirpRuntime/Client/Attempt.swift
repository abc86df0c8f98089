/// One attempt to send a request, with a second one of the same number if the server refuses the
/// credential and there is another.
struct Attempt {
  private let plan: CallPlan
  private let core: ClientCore
  let log: RequestLog
  /// Counted from 1.
  var number = 1
  /// Signed before the first attempt, which sends it as it is.
  private var signed: SignedRequest?
  /// Which credential was sent last.
  private var generation = 0
  /// Whether a refresh can replace that credential.
  private var isRenewable = false
  /// A call refreshes once: a credential that is new and refused all the same is refused.
  private var hasRefreshed = false

  init(plan: CallPlan, core: ClientCore, signed: SignedRequest?) {
    self.plan = plan
    self.core = core
    self.signed = signed
    log = RequestLog(core: core, context: plan.context)
  }

  /// What the transport gives.
  ///
  /// - Throws: `APIError` if there is nothing to send it with, `CancellationError`.
  mutating func result() async throws -> Result<Received, TransportError> {
    let signed = try await nextSigned()
    generation = signed.generation
    isRenewable = signed.isRenewable
    return try await transferred(signed)
  }

  /// Whether the server refused the credential of `result`, which is the last one, and there is
  /// another by now: then the attempt may be made once more.
  ///
  /// - Throws: What kept the refresh from being answered, `CancellationError`.
  mutating func hasNewCredential(
    after result: Result<Received, TransportError>
  ) async throws -> Bool {
    guard isRenewable, !hasRefreshed, case .success(let received) = result, isRefusal(received),
      !core.refresher.isRefreshing
    else {
      return false
    }
    hasRefreshed = true
    return try await refresh()
  }

  private mutating func nextSigned() async throws -> SignedRequest {
    if let signed {
      self.signed = nil
      return signed
    }
    return try await plan.signed(by: core)
  }

  /// Whether the server refused the credential. A 401 of another origin, where a redirect led to,
  /// says nothing of it.
  private func isRefusal(_ received: Received) -> Bool {
    received.head.status == 401 && Origin(received.responseURL) == Origin(received.requestURL)
  }

  /// Whether there is another credential now.
  private func refresh() async throws -> Bool {
    guard let authorization = core.configuration.authorization else {
      return false
    }
    do {
      try await core.refresher.refresh(since: generation) { [core, log] in
        log.refresh()
        try await authorization.refresh(with: APIClient(core: core))
      }
      return true
    } catch let error as APIError where !error.isRefusal {
      throw error
    } catch let error as TransportError {
      throw error
    } catch {
      try Task.checkCancellation()
      return false
    }
  }

  private func transferred(
    _ signed: SignedRequest
  ) async throws -> Result<Received, TransportError> {
    let start = core.time.now
    log.request(signed, attempt: number)
    let result: Result<Received, TransportError>
    do {
      result = .success(
        try await Transfer(transport: core.transport).response(to: signed, at: plan.request.url))
    } catch let error as TransportError {
      result = .failure(error)
    } catch {
      try Task.checkCancellation()
      result = .failure(TransportError(error, hasResponse: false))
    }
    log.result(result, after: core.time.now - start)
    return result
  }
}

extension APIError {
  /// Whether a server that was asked for another credential said no, for good. Whatever else happens
  /// on the way, a portal that answers in the server's place among it, says nothing of whether
  /// somebody is signed in.
  fileprivate var isRefusal: Bool {
    switch self {
    case .unauthorized, .forbidden, .notFound, .validation, .missingToken: true
    case .unacceptableStatusCode(let response):
      (400...499).contains(response.status) && response.status != 408
    case .invalidURL, .invalidRequest, .encoding, .offline, .transport, .pinning, .tooLarge,
      .cancelled, .invalidResponse, .rateLimited, .server, .redirection, .decoding, .pagination:
      false
    }
  }
}
