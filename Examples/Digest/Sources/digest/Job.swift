import ChirpRuntime
import DigestAPI
import Foundation

/// Sends a digest of what has happened. Run it by cron or systemd: status 0 if it was sent, 75 if
/// it is worth another try later (`EX_TEMPFAIL` of sysexits), 1 if somebody has to look.
@main
struct Job {
  static func main() async {
    let environment = ProcessInfo.processInfo.environment
    let service = Service(
      baseURL: environment["DIGEST_URL"].flatMap { URL(string: $0) } ?? API.baseURL,
      secret: environment["DIGEST_SECRET"] ?? "")
    do {
      print(try await service.sendDigest())
    } catch {
      FileHandle.standardError.write(Data("digest: \(error)\n".utf8))
      exit(status(of: error))
    }
  }

  private static func status(of error: any Error) -> Int32 {
    switch error {
    case APIError.offline, APIError.transport, APIError.rateLimited, APIError.server: 75
    default: 1
    }
  }
}
