#if canImport(XcodeProjectPlugin)
  import Foundation
  import PackagePlugin
  import XcodeProjectPlugin

  extension ChirpGenCommandPlugin: XcodeCommandPlugin {
    /// The targets of a project have no folders: the configuration is the project's.
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      let folder = context.xcodeProject.directoryURL
      let configuration = folder.appending(path: Request.configurationName)
      guard configuration.exists else { throw Failure.nothingToGenerate }
      try Program(tool: try context.tool(named: "chirp-gen").url, folder: folder)
        .run(try Request(arguments).arguments(configuration: configuration, from: folder))
    }
  }
#endif
