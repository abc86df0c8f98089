import Foundation
import PackagePlugin

/// What `swift package generate-api` is asked for.
struct Request {
  static let configurationName = "chirp-gen.yaml"

  /// The names of the targets, if any is named.
  let targets: [String]
  let isForHelp: Bool
  private let isCheck: Bool
  /// What is for `chirp-gen` itself.
  private let rest: [String]

  init(_ arguments: [String]) {
    var extractor = ArgumentExtractor(arguments)
    targets = extractor.extractOption(named: "target")
    isCheck = extractor.extractFlag(named: "check") > 0
    rest = extractor.remainingArguments
    isForHelp = rest.contains("--help") || rest.contains("-h")
  }

  /// The arguments of `chirp-gen`.
  ///
  /// - Parameter folder: The working folder: what it holds is named, and shown, from there.
  func arguments(configuration: URL?, from folder: URL) -> [String] {
    let command = [isCheck ? "check" : "generate"]
    guard let configuration else { return command + rest }
    let parts = configuration.pathComponents
    let parents = folder.pathComponents
    let path =
      parts.starts(with: parents)
      ? parts.dropFirst(parents.count).joined(separator: "/")
      : configuration.path(percentEncoded: false)
    return command + ["--config", path] + rest
  }
}
