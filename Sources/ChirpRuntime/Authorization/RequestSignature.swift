import Foundation

/// A request to which credentials are added, each where its scheme says.
struct RequestSignature {
  /// Why a credential cannot be sent. It shows nothing of it.
  struct Fault: Error {
    let reason: String
  }

  var request: TransportRequest
  /// Whether a token was added, which a refresh can replace.
  private(set) var holdsToken = false
  /// The headers that a scheme has set, in lower case.
  private var signedHeaders: Set<String> = []

  init(request: TransportRequest) {
    self.request = request
  }

  /// Adds `credential` where `scheme` says.
  ///
  /// - Throws: `Fault`.
  mutating func add(_ credential: Credential, for scheme: AuthenticationScheme) throws {
    switch (scheme.kind, credential) {
    case (.bearer, .token(let token)):
      try setHeader("Authorization", to: "Bearer \(token)", credential)
      holdsToken = true
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
    request.headers[name] = value
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
    let parts = request.url.absoluteString.split(
      separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    var items = parts.dropFirst().flatMap { $0.split(separator: "&").map(String.init) }
    items.removeAll { $0.prefix { $0 != "=" }.removingPercentEncoding == name }
    items.append(PercentEncoding.component(name) + "=" + PercentEncoding.component(value))
    let text = "\(parts[0])?" + items.joined(separator: "&")
    guard let url = URL(string: text, encodingInvalidCharacters: false) else {
      throw invalid("the query with the key makes no URL")
    }
    request.url = url
  }

  /// RFC 6265 §4.1.1 says what a cookie holds, §4.2.1 how several stand in one header.
  private mutating func setCookie(_ name: String, to value: String) throws {
    guard HTTPSyntax.isToken(name) else {
      throw invalid("the name of a cookie is no token")
    }
    guard HTTPSyntax.isCookieValue(value) else {
      throw invalid("a key holds characters that a cookie cannot")
    }
    let others = request.headers["Cookie"].map { $0 + "; " } ?? ""
    request.headers["Cookie"] = "\(others)\(name)=\(value)"
  }

  private func invalid(_ reason: String) -> Fault {
    Fault(reason: reason)
  }
}

extension TransportRequest {
  /// Adds `credential` where `scheme` says.
  ///
  /// - Throws: `MissingCredential` if it is blank, or `RequestSignature.Fault`.
  mutating func add(_ credential: Credential, for scheme: AuthenticationScheme) throws {
    guard !credential.isBlank else {
      throw MissingCredential()
    }
    var signature = RequestSignature(request: self)
    try signature.add(credential, for: scheme)
    self = signature.request
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
