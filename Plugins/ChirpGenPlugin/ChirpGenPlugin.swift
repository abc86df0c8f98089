import Foundation
import PackagePlugin

/// Generates the Swift of a target while that is built, from the spec that `chirp-gen.yaml` in the
/// target's folder names.
@main
struct ChirpGenPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let configuration = target.directoryURL.appending(path: BuildStep.configurationName)
    guard FileManager.default.fileExists(atPath: configuration.path(percentEncoded: false)) else {
      throw MissingConfiguration(target: target.name, place: "its folder")
    }
    let step = BuildStep(
      target: target.name, configuration: configuration,
      sources: target.sourceModule?.sourceFiles(withSuffix: "swift").map(\.url) ?? [],
      folder: context.pluginWorkDirectoryURL, tool: try context.tool(named: "chirp-gen").url)
    return [try step.command()]
  }
}
