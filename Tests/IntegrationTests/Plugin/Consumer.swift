import Foundation

/// A package of a user, with two targets whose Swift the build-tool plugin generates: one from a
/// spec in its folder, one from a spec beside the targets, in several files and with a template.
final class Consumer: Sendable {
  let folder: URL
  /// What the first build said.
  let firstBuild: Build

  /// - Parameter parent: A folder that is removed later.
  init(in parent: TemporaryFolder) async throws {
    folder = parent.url.appending(path: "My App")
    let name = folder.lastPathComponent
    for (path, text) in Self.files { try parent.write(text, to: "\(name)/\(path)") }
    try parent.write(
      Package.text("specs/bookstore.yaml"), to: "\(name)/Sources/BookstoreAPI/bookstore.yaml")
    try parent.write(
      "{{! Ours. }}\n" + Package.text("Templates/errors.mustache"),
      to: "\(name)/My Specs/Templates/errors.mustache")
    firstBuild = try await Build.run(in: folder)
  }

  func build() async throws -> Build {
    try await Build.run(in: folder)
  }

  func write(_ text: String, to path: String) throws {
    try text.write(to: folder.appending(path: path), atomically: true, encoding: .utf8)
  }

  func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: folder.appending(path: path))
  }

  /// Replaces `old` in a file.
  func edit(_ path: String, _ old: String, _ new: String) throws {
    let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    try write(text.replacing(old, with: new), to: path)
  }

  /// What was generated for a target, by the names of the files.
  func generated(_ target: String) throws -> [String: String] {
    let folder = Build.scratch.appending(
      path: "plugins/outputs/my app/\(target)/destination/ChirpGenPlugin/Generated")
    let names = try FileManager.default.contentsOfDirectory(
      atPath: folder.path(percentEncoded: false))
    return try names.reduce(into: [:]) { texts, name in
      texts[name] = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }
  }

  static let notesConfiguration = """
    spec: ../../My Specs/notes.yaml
    namespace: Notes
    templates: ../../My Specs/Templates

    """

  private static let files = [
    "Package.swift": manifest,
    "Sources/BookstoreAPI/chirp-gen.yaml": "spec: bookstore.yaml\n",
    "Sources/BookstoreAPI/BookstoreAPI.swift": "// The rest is generated.\n",
    "Sources/NotesAPI/chirp-gen.yaml": notesConfiguration,
    "Sources/NotesAPI/NotesAPI.swift": "// The rest is generated.\n",
    "Sources/app/main.swift": """
    import BookstoreAPI
    import NotesAPI

    print(API.baseURL, Notes.baseURL)

    """,
    "My Specs/notes.yaml": """
    chirp: 1
    api: { name: Notes, baseURL: https://notes.example.com }
    include: [types.yaml]
    errors: { body: Refusal, reason: reason }
    routes:
      notes: { route: GET /notes, query: { page: Int = 1 }, response: [Note] }

    """,
    "My Specs/types.yaml": """
    types:
      Note: { fields: { id: UUID, text: String } }
      Refusal: { fields: { reason: String } }

    """,
  ]

  private static let manifest = """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "App",
      platforms: [.macOS(.v15)],
      dependencies: [
        .package(name: "chirp-gen", path: "\(Package.folder.path(percentEncoded: false))")
      ],
      targets: ["BookstoreAPI", "NotesAPI"].map { name in
        .target(
          name: name, dependencies: [.product(name: "ChirpRuntime", package: "chirp-gen")],
          plugins: [.plugin(name: "ChirpGenPlugin", package: "chirp-gen")])
      } + [.executableTarget(name: "app", dependencies: ["BookstoreAPI", "NotesAPI"])]
    )

    """
}
