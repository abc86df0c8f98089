import Dispatch
import Synchronization

extension Array where Element: Sendable {
  /// What `transform` makes of each element, in their order: as `map`, on all processors at once.
  func concurrentMap<Result: Sendable>(_ transform: @Sendable (Element) -> Result) -> [Result] {
    // Some more parts than there are processors, since one can take longer than another.
    let size = count / 64 + 1
    let starts = [Int](stride(from: 0, to: count, by: size))
    let results = Mutex([[Result]](repeating: [], count: starts.count))
    DispatchQueue.concurrentPerform(iterations: starts.count) { part in
      let start = starts[part]
      let result = self[start..<Swift.min(start + size, count)].map(transform)
      results.withLock { $0[part] = result }
    }
    return results.withLock { $0.flatMap(\.self) }
  }
}
