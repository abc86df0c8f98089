/// Adds the credentials that an endpoint asks for to its request.
struct RequestSigner: Sendable {
  let context: RequestContext
  let authorization: (any AuthorizationStrategy)?
  let credentials: APIClient.CredentialProvider?

  /// `request` with its credentials.
  ///
  /// - Throws: `APIError`, or `CancellationError` if the task was cancelled.
  func signed(
    _ request: TransportRequest, for authentication: Authentication
  ) async throws -> SignedRequest {
    var signature = RequestSignature(request: request)
    do {
      switch authentication {
      case .none:
        break
      case .required:
        try await authorize(&signature.request, with: authorization, for: authentication)
      case .custom(let strategy):
        try await authorize(&signature.request, with: strategy, for: authentication)
      case .any(let schemes):
        try await addFirst(of: schemes, to: &signature)
      case .all(let schemes):
        try await addAll(schemes, to: &signature)
      }
    } catch let fault as RequestSignature.Fault {
      throw APIError.invalidRequest(context, reason: fault.reason)
    }
    if let fault = signature.request.fault {
      throw APIError.invalidRequest(context, reason: fault)
    }
    var signed = SignedRequest(
      signature.request, from: request, secretNames: authentication.secretNames)
    signed.isRenewable = isRenewable(signature, for: authentication)
    return signed
  }

  /// Whether another credential may come of a refresh, which is one of the client's authorization.
  private func isRenewable(
    _ signature: RequestSignature, for authentication: Authentication
  ) -> Bool {
    switch authentication {
    case .none, .custom: false
    case .required: authorization?.canRefresh ?? false
    case .any, .all: signature.holdsToken && (authorization?.canRefresh ?? false)
    }
  }

  private func authorize(
    _ request: inout TransportRequest, with strategy: (any AuthorizationStrategy)?,
    for requirement: Authentication
  ) async throws {
    do {
      guard let strategy else {
        throw MissingCredential()
      }
      try await strategy.authorize(&request)
    } catch {
      throw failure(error, requirement)
    }
  }

  private func addFirst(
    of schemes: [AuthenticationScheme], to signature: inout RequestSignature
  ) async throws {
    for scheme in schemes {
      if let credential = try await credential(for: scheme) {
        return try signature.add(credential, for: scheme)
      }
    }
    throw failure(MissingCredential(), .any(schemes))
  }

  private func addAll(
    _ schemes: [AuthenticationScheme], to signature: inout RequestSignature
  ) async throws {
    var missing: [AuthenticationScheme] = []
    for scheme in schemes {
      if let credential = try await credential(for: scheme) {
        try signature.add(credential, for: scheme)
      } else {
        missing.append(scheme)
      }
    }
    guard missing.isEmpty else {
      throw failure(MissingCredential(), .all(missing))
    }
  }

  /// What the client has for `scheme`: its credential, or its one token for a bearer scheme. A blank
  /// one is none.
  private func credential(for scheme: AuthenticationScheme) async throws -> Credential? {
    do {
      if let credential = try await credentials?(scheme), !credential.isBlank {
        return credential
      }
      guard scheme.kind == .bearer, let bearer = authorization as? BearerAuthorization,
        let token = try await bearer.token(), !Credential.token(token).isBlank
      else {
        return nil
      }
      return .token(token)
    } catch {
      throw failure(error, .all([scheme]))
    }
  }

  /// What a provider or a strategy throws, as the error of the call. Something else was cancelled than
  /// the call where the task was not, and the call has no credential.
  private func failure(_ error: any Error, _ requirement: Authentication) -> any Error {
    switch error {
    case is APIError, is RequestSignature.Fault: error
    case is CancellationError where Task.isCancelled: error
    case is MissingCredential:
      APIError.missingToken(context, requirement: requirement, underlying: nil)
    default: APIError.missingToken(context, requirement: requirement, underlying: error)
    }
  }
}
