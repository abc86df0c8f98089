import ChirpDiagnostics
import ChirpYAML

/// Reads how requests are to be carried out, and `defaults`.
extension SpecReader {
  mutating func routeDefaults(_ node: Node) -> RouteDefaults {
    var defaults = RouteDefaults()
    guard let entries = mapping(node, of: .defaults) else { return defaults }
    if let node = entries.value("auth") { defaults.authentication = requirement(node) }
    defaults.policies = policies(entries)
    if let node = entries.value("headers") {
      defaults.headers = fields(node, of: .parameter) ?? []
    }
    return defaults
  }

  /// The policies among `entries`, of a route or of the defaults.
  mutating func policies(_ entries: MappingReader) -> RoutePolicies {
    var policies = RoutePolicies()
    if let node = entries.value("timeout") { policies.timeout = span(node) }
    if let node = entries.value("retry") { policies.retry = retry(node) }
    if let node = entries.value("cache") {
      policies.cache = choice(node, named: "a cache policy", as: RoutePolicies.Cache.self)
    }
    if let node = entries.value("priority") {
      policies.priority = choice(node, named: "a priority", as: RoutePolicies.Priority.self)
    }
    policies.deduplicates = entries.value("deduplicate").flatMap { flag($0, "deduplicate") }
    policies.skipsQueue = entries.value("skipQueue").flatMap { flag($0, "skipQueue") }
    policies.sendsIdempotencyKey = entries.value("idempotencyKey").flatMap {
      flag($0, "idempotencyKey")
    }
    if let node = entries.value("offline") { policies.offline = offline(node) }
    if let node = entries.value("baseURL") { policies.baseURL = text(node, named: "a base URL") }
    return policies
  }

  /// `true` or `false`.
  mutating func flag(_ node: Node, _ key: String) -> Bool? {
    guard let text = text(node, named: "the value of '\(key)'") else { return nil }
    if case .bool(let flag) = node.coreValue { return flag }
    let isQuoted = ["true", "false"].contains(text.value)
    diagnostics.error(
      .notAFlag(text.value, key), at: text.range, notes: isQuoted ? [.init(.flagIsBare)] : [])
    return nil
  }

  private mutating func retry(_ node: Node) -> RoutePolicies.Retry? {
    if case .mapping = node.content {
      guard let entries = mapping(node, of: .retry) else { return nil }
      return .custom(
        attempts: entries.value("attempts").flatMap { attempts($0) },
        base: entries.value("base").flatMap { span($0) },
        cap: entries.value("cap").flatMap { span($0) })
    }
    guard let name = text(node, named: "a retry policy") else { return nil }
    switch name.value {
    case "none": return RoutePolicies.Retry.none
    case "standard": return .standard
    case "aggressive": return .aggressive
    default:
      diagnostics.error(
        .notARetryPolicy(name.value), at: name.range,
        notes: nearNote(name.value, among: ["none", "standard", "aggressive"])
          + [.init(.retryNotation)])
      return nil
    }
  }

  private mutating func attempts(_ node: Node) -> Int? {
    guard let text = text(node, named: "the number of attempts") else { return nil }
    if let count = Int(text.value), (1...100).contains(count) { return count }
    diagnostics.error(.notACount(text.value), at: text.range)
    return nil
  }

  private mutating func offline(_ node: Node) -> RoutePolicies.Offline? {
    if case .mapping = node.content {
      guard let queue = mapping(node, of: .offline)?.value("queue") else { return nil }
      return span(queue).map { .queue($0) }
    }
    guard let name = text(node, named: "what happens offline") else { return nil }
    if name.value == "fail" { return .fail }
    diagnostics.error(
      .notAnOfflineBehavior(name.value), at: name.range, notes: [.init(.offlineNotation)])
    return nil
  }

  /// A length of time: `250ms`, `10s`, `5m`, `2h`.
  private mutating func span(_ node: Node) -> RoutePolicies.Span? {
    guard let text = text(node, named: "a length of time") else { return nil }
    let digits = text.value.prefix { $0.isASCII && $0.isNumber }
    let suffix = String(text.value.dropFirst(digits.count))
    guard let unit = RoutePolicies.Span.Unit(rawValue: suffix), let count = Int32(digits), count > 0
    else {
      diagnostics.error(.notASpan(text.value), at: text.range, notes: [.init(.spanNotation)])
      return nil
    }
    return RoutePolicies.Span(count: Int(count), unit: unit)
  }
}

extension Diagnostic.Message {
  fileprivate static let spanNotation: Self = """
    a length of time is written '250ms', '10s', '5m' or '2h'
    """
  fileprivate static let flagIsBare: Self = "in quotation marks it is text"
  fileprivate static let retryNotation: Self = """
    one of your own is written '{ attempts: 4, base: 500ms, cap: 10s }'
    """
  fileprivate static let offlineNotation: Self = """
    a request fails offline, 'fail', or waits: '{ queue: 2h }'
    """

  fileprivate static func notASpan(_ text: String) -> Self {
    "'\(text)' is not a length of time"
  }

  fileprivate static func notAFlag(_ text: String, _ key: String) -> Self {
    "'\(key)' takes 'true' or 'false', and '\(text)' is neither"
  }

  fileprivate static func notARetryPolicy(_ text: String) -> Self {
    "'\(text)' is not known as a retry policy"
  }

  fileprivate static func notACount(_ text: String) -> Self {
    "'\(text)' is not a number of attempts from 1 to 100"
  }

  fileprivate static func notAnOfflineBehavior(_ text: String) -> Self {
    "'\(text)' is not known as what happens offline"
  }
}
