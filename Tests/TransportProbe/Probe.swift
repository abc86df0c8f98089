import ChirpRuntime
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Requests of one kind.
enum Probe: String {
  /// One GET request of a client.
  case get
  /// Large forms of a client, one after the other, to a server that resets their connections.
  case forms
  /// The same of large files, as upload tasks of the system.
  case files

  /// How requests to `url` end.
  func endings(at url: URL) async -> Set<String> {
    switch self {
    case .get:
      return [await Self.ending(of: Endpoint(path: "/get"), at: url)]
    case .forms:
      return await Self.endings(of: 20) { number in
        let form = Endpoint<EmptyResponse>(
          path: "/resetWhileSending/\(number)", method: .post,
          body: .multipart(["file": File(data: Self.content, filename: "file")]))
        return await Self.ending(of: form, at: url)
      }
    case .files:
      return await Self.endingsOfUploads(to: url)
    }
  }

  /// More than a connection takes that is not read, and than a form keeps in memory.
  private static let content = Data(count: 16 << 20)

  private static func endings(
    of count: Int, _ ending: (Int) async -> String
  ) async -> Set<String> {
    var endings: Set<String> = []
    for number in 0..<count {
      endings.insert(await ending(number))
    }
    return endings
  }

  private static func ending(of endpoint: Endpoint<EmptyResponse>, at url: URL) async -> String {
    var configuration = Configuration()
    configuration.retry = .none
    let client = APIClient(
      environment: APIEnvironment(baseURL: url), configuration: configuration)
    switch await client.result(for: endpoint) {
    case .success: return "success"
    case .failure(.transport(_, let error)): return "\(error.kind)"
    case .failure(let error): return "\(error)"
    }
  }

  private static func endingsOfUploads(to url: URL) async -> Set<String> {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "chirp-probe-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    do {
      try content.write(to: file)
    } catch {
      return ["\(error)"]
    }
    let session = URLSession(configuration: .ephemeral)
    return await endings(of: 60) { number in
      var request = URLRequest(url: url.appending(path: "resetWhileSending/\(number)"))
      request.httpMethod = "POST"
      do {
        _ = try await session.upload(for: request, fromFile: file)
        return "success"
      } catch {
        return "connectionLost"
      }
    }
  }
}
