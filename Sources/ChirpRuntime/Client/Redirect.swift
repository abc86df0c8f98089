import Foundation

/// A response that sends the client elsewhere (RFC 9110 §15.4).
struct Redirect {
  private let status: Int
  private let location: String

  /// nil if `response` is no redirect, or does not say where to.
  init?(_ response: TransportResponse) {
    guard [301, 302, 303, 307, 308].contains(response.status),
      let location = response.headers["Location"]
    else {
      return nil
    }
    status = response.status
    self.location = location
  }

  /// The request that follows `request`: without its body where the redirect asks for a GET, and
  /// without credentials where it leads to another origin.
  ///
  /// - Parameters:
  ///   - request: What was answered with the redirect.
  ///   - isSecret: Whether only the first origin may see the header of a name.
  /// - Throws: In words, why there is none.
  func request(
    after request: TransportRequest, withoutElsewhere isSecret: (String) -> Bool
  ) throws(Refusal) -> TransportRequest {
    guard let source = Origin(request.url) else {
      throw .unusableTarget
    }
    let url = try target(from: request.url)
    guard let target = Origin(url) else {
      throw .unusableTarget
    }
    guard target.isSecure || !source.isSecure else {
      throw .insecureTarget
    }
    var next = request
    next.url = url
    if becomesGet(request.method) {
      next.method = .get
      next.body = nil
      next.headers.removeAll { $0.lowercased().hasPrefix("content-") }
    }
    if target != source {
      next.headers.removeAll(where: isSecret)
    }
    return next
  }

  /// Where `Location` leads (RFC 9110 §10.2.2), without its fragment.
  private func target(from source: URL) throws(Refusal) -> URL {
    let reference = location.prefix { $0 != "#" }.trimmingCharacters(in: .whitespaces)
    guard let url = URL(string: reference, relativeTo: source)?.absoluteURL else {
      throw .unusableTarget
    }
    guard url.user() == nil, url.password() == nil else {
      throw .targetWithUser
    }
    return url
  }

  /// 303 is answered with a GET by its meaning, and POST by what every client does.
  private func becomesGet(_ method: HTTPMethod) -> Bool {
    switch status {
    case 303: method != .head
    case 301, 302: method == .post
    default: false
    }
  }
}

extension Redirect {
  /// Why a redirect is not followed, in words.
  enum Refusal: String, Error {
    case unusableTarget = "it leads to no http or https URL"
    case targetWithUser = "it leads to a URL that holds a user or a password"
    case insecureTarget = "it leads from https to http"
    case tooMany = "it is the 21st one, and at most 20 are followed"
  }
}
