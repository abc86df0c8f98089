import Synchronization

/// A bucket of tokens for each origin. Only those that are not full are kept: a server that is well
/// costs no memory.
final class RetryBudget: Sendable {
  private let originLimit: Int
  private let buckets = Mutex<[Origin: TokenBucket]>([:])

  /// A budget of full buckets.
  ///
  /// - Parameter originLimit: How many buckets are kept at most. Beyond it the fullest one is
  ///   forgotten, which gives away the least.
  init(originLimit: Int = 256) {
    self.originLimit = originLimit
  }

  /// Lets `body` take from the bucket of `origin`, and put into it. Others wait meanwhile.
  func withBucket<Result: Sendable>(
    of origin: Origin, _ body: (inout TokenBucket) -> Result
  ) -> Result {
    buckets.withLock { buckets in
      let kept = buckets[origin]
      var bucket = kept ?? TokenBucket()
      let result = body(&bucket)
      if bucket.isFull {
        if kept != nil {
          buckets[origin] = nil
        }
      } else {
        if kept == nil && buckets.count >= originLimit {
          Self.forgetFullest(of: &buckets)
        }
        buckets[origin] = bucket
      }
      return result
    }
  }

  private static func forgetFullest(of buckets: inout [Origin: TokenBucket]) {
    if let fullest = buckets.max(by: { $0.value.tokens < $1.value.tokens }) {
      buckets[fullest.key] = nil
    }
  }
}
