import ChirpRuntime

/// A path with places for values.
struct PathPattern: Sendable {
  /// For each segment, the texts between its values, percent-encoded: one more than it has values.
  private let segments: [[String]]

  /// - Parameter path: A path with `{}`, `{name}` or, as a whole segment, `:name` for each value.
  init(_ path: String) {
    segments = path.split(separator: "/", omittingEmptySubsequences: false).map { segment in
      if segment.first == ":", segment.count > 1 {
        return ["", ""]
      }
      return segment.split(separator: /\{[^{}]*\}/, omittingEmptySubsequences: false).map { text in
        EndpointPath(verbatim: String(text)).encoded
      }
    }
  }

  /// Whether `path` has the same texts, and values in between that are not empty.
  func matches(_ path: String) -> Bool {
    let others = path.split(separator: "/", omittingEmptySubsequences: false)
    return others.count == segments.count
      && zip(segments, others).allSatisfy { Self.matches($0, $1) }
  }

  private static func matches(_ texts: [String], _ segment: Substring) -> Bool {
    guard let first = texts.first, let last = texts.last, texts.count > 1 else {
      return texts == [String(segment)]
    }
    guard segment.hasPrefix(first) else {
      return false
    }
    // Each text is taken where it comes first, which leaves the most for those behind it.
    var rest = segment.dropFirst(first.count)
    for text in texts.dropFirst().dropLast() where !text.isEmpty {
      guard let range = rest.dropFirst().firstRange(of: text) else {
        return false
      }
      rest = rest[range.upperBound...]
    }
    return rest.count > last.count && rest.hasSuffix(last)
  }
}
