import Foundation
import Testing

/// Whether the generated code compiles without a warning, and can be used from any actor, however the
/// module that holds it or uses it is set up.
@Suite(.serialized) struct IsolationTests {
  /// The ways to set up a module: Swift 6 as it comes, with what SwiftPM and Xcode offer beside it,
  /// and isolated to the main actor.
  private static let settings: [[String]] = {
    let upcoming = [
      "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility",
      "NonisolatedNonsendingByDefault", "InferIsolatedConformances",
    ].flatMap { ["-enable-upcoming-feature", $0] }
    let mainActor = ["-default-isolation", "MainActor"]
    return [[], upcoming, mainActor, upcoming + mainActor]
  }()

  @Test(arguments: settings)
  func generatedCodeInAModuleOfThisKind(settings: [String]) async throws {
    let sources = try Package.swiftFiles(in: "Generated/ChirpAPI")
    try await Compiler.expectSilence(sources, settings)
  }

  /// Those of `Tests/Golden/Swift`, but for the one that imports a module of its user.
  @Test(arguments: Package.goldens.filter { $0 != "imports" }, ["split", "single"])
  func goldens(name: String, layout: String) async throws {
    let sources = try Package.swiftFiles(in: "Tests/Golden/Swift/\(name)/\(layout)")
    for settings in [[], ["-default-isolation", "MainActor"]] {
      try await Compiler.expectSilence(sources, settings)
    }
  }

  @Test(arguments: ["split", "single"])
  func goldenThatImportsAModuleOfItsUser(layout: String) async throws {
    let shapes = try await Compiler.shapes()
    let sources = try Package.swiftFiles(in: "Tests/Golden/Swift/imports/\(layout)")
    let search = ["-I", shapes.url.path(percentEncoded: false)]
    for settings in [[], ["-default-isolation", "MainActor"]] {
      try await Compiler.expectSilence(sources, settings + search)
    }
  }

  @Test(arguments: ["enum", "structs"], ["chirp", "everything"])
  func routesInAnotherStyle(style: String, name: String) async throws {
    let sources = try Package.swiftFiles(in: "Tests/Golden/Styles/\(style)/\(name)")
    // Of 'chirp' the golden holds what the style changes, and the types are those of the package.
    let types = name == "chirp" ? try Package.swiftFiles(in: "Generated/ChirpAPI") : []
    let unchanged = types.filter { file in
      !["API.swift", "API+Errors.swift"].contains(file.lastPathComponent)
    }
    for settings in Self.settings {
      try await Compiler.expectSilence(sources + unchanged, settings)
    }
  }

  @Test(arguments: settings)
  func useFromAnotherModuleOfThisKind(settings: [String]) async throws {
    let folder = try TemporaryFolder()
    try folder.write("import ChirpAPI\n" + Self.use, to: "Use.swift")
    try await Compiler.expectSilence([folder.url.appending(path: "Use.swift")], settings)
  }

  @Test(arguments: settings)
  func useWithinTheModule(settings: [String]) async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.use, to: "Use.swift")
    let sources = try Package.swiftFiles(in: "Generated/ChirpAPI")
    try await Compiler.expectSilence(sources + [folder.url.appending(path: "Use.swift")], settings)
  }

  /// What a caller away from the main actor may do with the generated types.
  private static let use = """
    import ChirpRuntime
    import Foundation

    struct Use: Sendable {
      @concurrent
      func all(_ client: APIClient, _ data: Data) async throws -> Bool {
        let user = PublicUser(id: UUID(), username: "wren", createdAt: Date())
        let post = Post(
          id: user.id, text: "", author: user, createdAt: Date(), likeCount: 0, commentCount: 0,
          likedByMe: false)
        let page = Page(items: [post], metadata: Page.Metadata(page: 1, per: 20, total: 1))
        let decoded = try JSONDecoder().decode(Page<Post>.self, from: data)
        let draft = try JSONEncoder().encode(ProfileDraft(bio: "Sings."))
        let feed: Endpoint<Page<Post>> = API.feed(page: 1)
        let sent = try await client.send(feed)
        let visibility = Visibility(rawValue: "public")
        let code: ErrorCode = .usernameTaken
        return page == decoded && Set([page]).contains(sent) && post.id == user.id
          && visibility == post.visibility && visibility.rawValue == code.rawValue
          && !draft.isEmpty && APIClient(baseURL: API.baseURL).baseURL == client.baseURL
      }

      nonisolated func synchronously(_ user: PublicUser) -> [PublicUser: Visibility] {
        [user: .public]
      }
    }

    """
}
