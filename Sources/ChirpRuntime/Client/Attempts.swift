import Foundation

/// What is sent for one call until there is an answer to keep.
struct Attempts: Sendable {
  let plan: CallPlan
  let core: ClientCore
  /// When the time of the call is over, by the client's clock.
  let end: Duration

  /// What the server answers in the end.
  ///
  /// - Throws: `TransportError`, `APIError`, or `CancellationError`.
  func received() async throws -> Received {
    // A call of a refresh must not share with one that waits for that refresh.
    guard plan.settings.deduplicates && !core.refresher.isRefreshing else {
      return try await received(signedBefore: nil)
    }
    // Signed first, so that what two accounts ask for is never one request.
    let signed = try await plan.signed(by: core)
    let key = DeduplicationKey(signed.request, plan.settings)
    return try await core.deduplicator.value(for: key) {
      try await received(signedBefore: signed)
    }
  }

  private func received(signedBefore first: SignedRequest?) async throws -> Received {
    var attempt = Attempt(plan: plan, core: core, signed: first)
    while true {
      let result = try await result(of: &attempt)
      attempt.number += 1
      switch decision(after: result, attempts: attempt.number - 1) {
      case .finish:
        return try result.get()
      case .rateLimited(let retryAfter):
        var received = try result.get()
        received.retryAfter = retryAfter
        return received
      case .retry(let wait):
        attempt.log.retry(after: wait)
        try await core.time.sleep(for: wait)
      }
    }
  }

  /// What one attempt gives. Its slot is for others while it waits for another credential.
  private func result(
    of attempt: inout Attempt
  ) async throws -> Result<Received, TransportError> {
    let result = try await withSlot { try await attempt.result() }
    guard try await attempt.hasNewCredential(after: result) else {
      return result
    }
    return try await withSlot { try await attempt.result() }
  }

  /// Carries out `operation` when it is its turn. The call that refreshes a credential never waits:
  /// those that come before it may wait for what it brings.
  private func withSlot<Value>(_ operation: () async throws -> Value) async throws -> Value {
    if plan.settings.skipsQueue || core.refresher.isRefreshing {
      return try await operation()
    }
    return try await core.queue.withSlot(plan.settings.priority, operation)
  }

  private func decision(
    after result: Result<Received, TransportError>, attempts: Int
  ) -> RetryDecision {
    guard let origin = Origin(plan.request.url) else {
      return .finish
    }
    let rule = RetryRule(
      policy: plan.settings.retry, method: plan.request.method,
      sendsIdempotencyKey: plan.request.headers["Idempotency-Key"] != nil, isReplayable: true)
    let moment = RetryRule.Moment(
      attempts: attempts, timeLeft: end - core.time.now, date: core.time.date)
    return core.budget.withBucket(of: origin) { bucket in
      var random = core.random
      return rule.decision(
        after: AttemptOutcome(result), at: moment, bucket: &bucket, random: &random)
    }
  }
}

extension AttemptOutcome {
  fileprivate init(_ result: Result<Received, TransportError>) {
    self =
      switch result {
      case .success(let received):
        .response(status: received.head.status, headers: received.head.headers)
      case .failure(let error): .failure(error)
      }
  }
}
