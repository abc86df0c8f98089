import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A request to which credentials are added, each where its scheme says.
struct RequestSignature {
  private(set) var request: URLRequest
  private let context: RequestContext
  /// The headers that a scheme has set, in lower case.
  private var signedHeaders: Set<String> = []

  init(request: URLRequest, context: RequestContext) {
    self.request = request
    self.context = context
  }

  /// Adds `credential` where `scheme` says.
  ///
  /// - Throws: `APIError.invalidRequest`, which shows nothing of the credential.
  mutating func add(_ credential: Credential, for scheme: AuthenticationScheme) throws {
    switch (scheme.kind, credential) {
    case (.bearer, .token(let token)):
      try setHeader("Authorization", to: "Bearer \(token)", credential)
    case (.basic, .password(let user, let password)):
      try setBasic(user: user, password: password, credential)
    case (.header(let name), .key(let key)):
      try setHeader(name, to: key, credential)
    case (.query(let name), .key(let key)):
      try setQueryItem(name, to: key)
    case (.cookie(let name), .key(let key)):
      try setCookie(name, to: key)
    case (.bearer, _), (.basic, _), (.header, _), (.query, _), (.cookie, _):
      throw invalid(
        "what the client has for '\(scheme.name)' is \(credential) and not \(scheme.kind.object)")
    }
  }

  private mutating func setHeader(
    _ name: String, to value: String, _ credential: Credential
  ) throws {
    guard HTTPSyntax.isToken(name) else {
      throw invalid("a header name is no token")
    }
    guard !HTTPSyntax.isReserved(name) else {
      throw invalid("the header '\(name)' follows from the request and is not set")
    }
    guard HTTPSyntax.isFieldValue(value) else {
      throw invalid("\(credential) holds control characters")
    }
    guard signedHeaders.insert(name.lowercased()).inserted else {
      throw invalid("two schemes use the header '\(name)'")
    }
    request.setValue(value, forHTTPHeaderField: name)
  }

  /// RFC 7617 §2: the user has no colon, and neither has control characters.
  private mutating func setBasic(
    user: String, password: String, _ credential: Credential
  ) throws {
    guard !user.contains(":") else {
      throw invalid("the user of a basic scheme holds a colon")
    }
    guard HTTPSyntax.isFieldValue(user + password) else {
      throw invalid("the user or the password holds control characters")
    }
    let text = Data("\(user):\(password)".utf8).base64EncodedString()
    try setHeader("Authorization", to: "Basic \(text)", credential)
  }

  /// Adds to the query, or replaces what has the name there already: a link to the next page may
  /// repeat the key.
  private mutating func setQueryItem(_ name: String, to value: String) throws {
    guard let text = request.url?.absoluteString else {
      throw invalid("the request has no URL")
    }
    let parts = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    var items = parts.dropFirst().flatMap { $0.split(separator: "&").map(String.init) }
    items.removeAll { $0.prefix { $0 != "=" }.removingPercentEncoding == name }
    items.append(PercentEncoding.component(name) + "=" + PercentEncoding.component(value))
    request.url = URL(
      string: parts[0] + "?" + items.joined(separator: "&"), encodingInvalidCharacters: false)
  }

  /// RFC 6265 §4.1.1 says what a cookie holds, §4.2.1 how several stand in one header.
  private mutating func setCookie(_ name: String, to value: String) throws {
    guard HTTPSyntax.isToken(name) else {
      throw invalid("the name of a cookie is no token")
    }
    guard HTTPSyntax.isCookieValue(value) else {
      throw invalid("a key holds characters that a cookie cannot")
    }
    let others = request.value(forHTTPHeaderField: "Cookie").map { $0 + "; " } ?? ""
    request.setValue("\(others)\(name)=\(value)", forHTTPHeaderField: "Cookie")
  }

  private func invalid(_ reason: String) -> APIError {
    .invalidRequest(context, reason: reason)
  }
}

extension AuthenticationScheme.Kind {
  /// The kind of credential that is sent.
  fileprivate var object: String {
    switch self {
    case .bearer: "a token"
    case .basic: "a user and a password"
    case .header, .query, .cookie: "a key"
    }
  }
}
