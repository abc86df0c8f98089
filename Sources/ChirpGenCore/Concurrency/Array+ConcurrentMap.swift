import Dispatch
import Synchronization

extension Array where Element: Sendable {
  /// What `transform` makes of each element, in their order: as `map`, on all processors at once.
  func concurrentMap<Result: Sendable>(
    _ transform: @escaping @Sendable (Element) -> Result
  ) -> [Result] {
    // Some more parts than there are processors, since one can take longer than another.
    let size = count / 64 + 1
    let starts = [Int](stride(from: 0, to: count, by: size))
    let next = Mutex(starts.startIndex)
    let results = Mutex([[Result]](repeating: [], count: starts.count))
    let done = DispatchGroup()
    for _ in starts { done.enter() }
    let work: @Sendable () -> Void = {
      while let part = next.withLock({ next -> Int? in
        defer { next += 1 }
        return next < starts.count ? next : nil
      }) {
        let start = starts[part]
        let result = self[start..<Swift.min(start + size, self.count)].map(transform)
        results.withLock { $0[part] = result }
        done.leave()
      }
    }
    for _ in 1..<Swift.max(1, Swift.min(Processors.count, starts.count)) { Processors.run(work) }
    work()
    // Not for a processor that is still to begin, and will find nothing left.
    done.wait()
    return results.withLock { $0.flatMap(\.self) }
  }
}
