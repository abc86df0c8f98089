import ChirpRuntime

/// What a view of the feed would show.
struct FeedModel {
  let api: any APISending

  func load() async throws -> [User] {
    try await api.send(API.feed(page: 1))
  }
}
