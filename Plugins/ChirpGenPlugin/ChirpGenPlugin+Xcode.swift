#if canImport(XcodeProjectPlugin)
  import Foundation
  import PackagePlugin
  import XcodeProjectPlugin

  extension ChirpGenPlugin: XcodeBuildToolPlugin {
    /// A target of a project has no folder: `chirp-gen.yaml` is one of its files.
    func createBuildCommands(
      context: XcodePluginContext, target: XcodeTarget
    ) throws -> [Command] {
      let configuration = target.inputFiles.map(\.url).first {
        $0.lastPathComponent == BuildStep.configurationName
      }
      guard let configuration else {
        throw MissingConfiguration(target: target.displayName, place: "its files")
      }
      let step = BuildStep(
        target: target.displayName, configuration: configuration,
        sources: target.inputFiles.map(\.url), folder: context.pluginWorkDirectoryURL,
        tool: try context.tool(named: "chirp-gen").url)
      return [try step.command()]
    }
  }
#endif
