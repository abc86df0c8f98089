import ChirpRuntime
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The API of `specs/httpbin.yaml`, called as it is against httpbin itself, which was not written for
/// it. Skipped where httpbin cannot be installed.
@Suite(.httpbin) struct HttpbinTests {
  /// A client of httpbin, with a session of its own.
  static func client() throws -> APIClient {
    switch HttpbinTrait.server {
    case .success(let baseURL):
      APIClient(
        baseURL: baseURL, session: URLSession(configuration: .ephemeral), token: { "t-1" },
        credentials: { $0.kind == .basic ? .password(user: "ä b", password: "p:w") : nil })
    case .failure(let absence):
      try Test.cancel("httpbin is absent: \(absence.reason)")
    }
  }
}
