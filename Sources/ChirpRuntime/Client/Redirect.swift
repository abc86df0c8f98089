import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A response that sends the client elsewhere (RFC 9110 §15.4).
struct Redirect {
  private let status: Int
  private let location: String

  /// nil if `response` is no redirect, or does not say where to.
  init?(_ response: HTTPURLResponse) {
    guard [301, 302, 303, 307, 308].contains(response.statusCode),
      let location = response.value(forHTTPHeaderField: "Location")
    else {
      return nil
    }
    status = response.statusCode
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
    after request: URLRequest, withoutElsewhere isSecret: (String) -> Bool
  ) throws(Refusal) -> URLRequest {
    guard let source = request.url.flatMap(Origin.init) else {
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
    if becomesGet(request.httpMethod) {
      next.httpMethod = "GET"
      next.httpBody = nil
      next.removeHeaders { $0.lowercased().hasPrefix("content-") }
    }
    if target != source {
      next.removeHeaders(where: isSecret)
    }
    return next
  }

  /// Where `Location` leads (RFC 9110 §10.2.2), without its fragment.
  private func target(from source: URL?) throws(Refusal) -> URL {
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
  private func becomesGet(_ method: String?) -> Bool {
    switch status {
    case 303: method != "HEAD"
    case 301, 302: method == "POST"
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

extension URLRequest {
  fileprivate mutating func removeHeaders(where isRemoved: (String) -> Bool) {
    for name in (allHTTPHeaderFields ?? [:]).keys where isRemoved(name) {
      setValue(nil, forHTTPHeaderField: name)
    }
  }
}
