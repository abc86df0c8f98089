import Foundation
import PackagePlugin

/// `swift package generate-api`: generates the Swift that a package commits, or checks it.
@main
struct ChirpGenCommandPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let request = try Request(arguments)
    let folder = context.package.directoryURL
    let program = Program(tool: try context.tool(named: "chirp-gen").url, folder: folder)
    if request.isForHelp {
      try program.run(request.arguments(configuration: nil, from: folder))
      return
    }
    for configuration in try configurations(of: request, in: context.package) {
      try program.run(request.arguments(configuration: configuration, from: folder))
    }
  }

  /// The configurations that say where the output goes: of the targets that are named, or else of
  /// the package and of all its targets. One that does not say so is the build-tool plugin's.
  private func configurations(of request: Request, in package: PackagePlugin.Package) throws
    -> [URL]
  {
    if !request.targets.isEmpty {
      return try package.targets(named: request.targets).map { target in
        let file = target.directoryURL.appending(path: Request.configurationName)
        guard file.exists else { throw Failure.noConfiguration(target: target.name) }
        return file
      }
    }
    let files = ([package.directoryURL] + package.targets.map(\.directoryURL))
      .map { $0.appending(path: Request.configurationName) }
    let found = files.filter { !KeyScan(file: $0).texts(at: "output").isEmpty }
    if found.isEmpty { throw Failure.nothingToGenerate }
    return found
  }
}
