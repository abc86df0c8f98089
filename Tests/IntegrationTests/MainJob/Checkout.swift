import Foundation

/// A package beside a copy of this one, as its user has it.
struct Checkout {
  let folder: TemporaryFolder

  /// The user's package.
  var package: URL { folder.url.appending(path: "My Notes", directoryHint: .isDirectory) }

  /// The copy is called `chirp-gen`. What is built of it is what these tests were built with.
  init() throws {
    folder = try TemporaryFolder()
    let files = FileManager.default
    let copy = folder.url.appending(path: "chirp-gen")
    let products = copy.appending(path: ".build")
    try files.createDirectory(at: package, withIntermediateDirectories: true)
    try files.createDirectory(at: products, withIntermediateDirectories: true)
    let contents = try files.contentsOfDirectory(
      at: Package.folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    for item in contents {
      try files.copyItem(at: item, to: copy.appending(path: item.lastPathComponent))
    }
    try files.createSymbolicLink(
      at: products.appending(path: "debug"), withDestinationURL: Package.products)
  }

  func write(_ text: String, to path: String) throws {
    try folder.write(text, to: "My Notes/\(path)")
  }

  /// Runs a command of the shell in the user's package.
  func run(_ command: String) async throws -> Command {
    try await Command.run(["bash", "-c", command], in: package)
  }
}
