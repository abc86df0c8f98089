import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Adds the credentials that an endpoint asks for to its request.
struct RequestSigner {
  let context: RequestContext
  let token: APIClient.TokenProvider?
  let credentials: APIClient.CredentialProvider?

  /// `request` with its credentials.
  ///
  /// - Throws: `APIError`, or `CancellationError` if a provider does.
  func signed(
    _ request: URLRequest, for authentication: Authentication
  ) async throws -> URLRequest {
    var signature = RequestSignature(request: request, context: context)
    switch authentication {
    case .none:
      break
    case .required:
      let credential = try await provided(for: authentication) {
        try await token?().map(Credential.token)
      }
      guard let credential else {
        throw APIError.missingToken(context, requirement: authentication, underlying: nil)
      }
      try signature.add(credential, for: .bearer("token"))
    case .any(let schemes):
      guard let (scheme, credential) = try await firstCredential(for: schemes) else {
        throw APIError.missingToken(context, requirement: authentication, underlying: nil)
      }
      try signature.add(credential, for: scheme)
    case .all(let schemes):
      try await addAll(schemes, to: &signature)
    }
    return signature.request
  }

  private func firstCredential(
    for schemes: [AuthenticationScheme]
  ) async throws -> (AuthenticationScheme, Credential)? {
    for scheme in schemes {
      if let credential = try await credential(for: scheme) {
        return (scheme, credential)
      }
    }
    return nil
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
      throw APIError.missingToken(context, requirement: .all(missing), underlying: nil)
    }
  }

  /// What the client has for `scheme`: its credential, or its one token for a bearer scheme.
  private func credential(for scheme: AuthenticationScheme) async throws -> Credential? {
    try await provided(for: .all([scheme])) {
      if let credential = try await credentials?(scheme), !credential.isBlank {
        return credential
      }
      return scheme.kind == .bearer ? try await token?().map(Credential.token) : nil
    }
  }

  /// What a provider gives; a blank credential is none.
  private func provided(
    for requirement: Authentication, _ provider: () async throws -> Credential?
  ) async throws -> Credential? {
    do {
      return try await provider().flatMap { $0.isBlank ? nil : $0 }
    } catch let error where error is APIError || error is CancellationError {
      throw error
    } catch {
      throw APIError.missingToken(context, requirement: requirement, underlying: error)
    }
  }
}
