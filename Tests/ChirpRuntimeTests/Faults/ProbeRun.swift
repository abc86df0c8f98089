import ChirpTestServer
import Foundation

/// How a request that was sent in a process of its own ended.
enum ProbeRun: Equatable {
  /// What the process printed.
  case output(String)
  /// The signal that ended the process.
  case signal(Int32)

  /// Sends a request.
  ///
  /// - Parameters:
  ///   - probe: How, as `TransportProbe` names it.
  ///   - url: The server.
  static func ending(of probe: String, at url: URL) async throws -> ProbeRun {
    let process = Process()
    process.executableURL = products.appending(path: "TransportProbe")
    process.arguments = [probe, url.absoluteString]
    process.environment = ProcessInfo.processInfo.environment
      .merging(["SWIFT_BACKTRACE": "enable=no"]) { _, new in new }
    let run = try await ProcessRun.run(process)
    return run.reason == .exit ? .output(run.output) : .signal(run.status)
  }

  /// The folder of the products that were built with these tests.
  private static var products: URL {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    return bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
  }
}
