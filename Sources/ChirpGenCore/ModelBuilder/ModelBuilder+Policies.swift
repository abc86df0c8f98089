/// Builds how requests are to be carried out.
extension ModelBuilder {
  /// What `EndpointPolicies` is made of; nothing: as the client is configured.
  func policies(_ policies: RoutePolicies, in scope: NamingScope) -> [String] {
    let library = names.library[scope]
    var entries: [String] = []
    if let timeout = policies.timeout { entries.append("timeout: \(duration(timeout))") }
    if let retry = policies.retry { entries.append("retry: \(self.retry(retry, library))") }
    if let cache = policies.cache { entries.append("cache: .\(cache)") }
    if let priority = policies.priority { entries.append("priority: .\(priority.rawValue)") }
    if let flag = policies.deduplicates { entries.append("deduplicate: \(flag)") }
    if let flag = policies.skipsQueue { entries.append("skipsQueue: \(flag)") }
    if let flag = policies.sendsIdempotencyKey { entries.append("sendsIdempotencyKey: \(flag)") }
    switch policies.offline {
    case .fail: entries.append("offline: .fail")
    case .queue(let span): entries.append("offline: .queue(expiresAfter: \(duration(span)))")
    case nil: break
    }
    if let url = policies.baseURL {
      entries.append(
        "baseURL: \(library.text("URL"))(string: \(StringLiteral.quoted(url.value)))")
    }
    return entries
  }

  private func retry(_ retry: RoutePolicies.Retry, _ library: LibraryNames) -> String {
    switch retry {
    // Behind a dot alone it would be that of `Optional`.
    case .none: return "\(library.text("RetryPolicy")).none"
    case .standard: return ".standard"
    case .aggressive: return ".aggressive"
    case .custom(let attempts, let base, let cap):
      let base = base.map { duration($0) } ?? ".milliseconds(500)"
      let cap = cap.map { duration($0) } ?? ".seconds(20)"
      return
        "\(library.text("RetryPolicy"))(attempts: \(attempts ?? 3), base: \(base), cap: \(cap))"
    }
  }

  private func duration(_ span: RoutePolicies.Span) -> String {
    let (unit, factor) =
      switch span.unit {
      case .milliseconds: ("milliseconds", 1)
      case .seconds: ("seconds", 1)
      case .minutes: ("seconds", 60)
      case .hours: ("seconds", 3600)
      }
    return ".\(unit)(\(NumberLiteral.integer(String(span.count * factor))))"
  }
}
