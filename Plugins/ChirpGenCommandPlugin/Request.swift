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

  init(_ arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    targets = extractor.extractOption(named: "target")
    // The extractor takes an option without a value for none, or the option behind it for one.
    if arguments.last == "--target" || targets.contains(where: { $0.isEmpty || $0.first == "-" }) {
      throw Failure.noNameOfTarget
    }
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
