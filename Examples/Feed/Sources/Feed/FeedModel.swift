public import ChirpRuntime
public import FeedAPI

/// What the screen of the feed shows, and does.
@MainActor
public final class FeedModel {
  public private(set) var posts: [Post] = []
  /// What went wrong last, for people.
  public private(set) var message: String?

  private let api: any APISending

  /// - Parameter api: A client, or a mock.
  public init(api: any APISending) {
    self.api = api
  }

  public func load() async {
    do {
      posts = try await api.send(API.feed())
      message = nil
    } catch {
      message = "The feed cannot be loaded."
    }
  }

  /// Shows the like at once, and takes it back if the server does not take it.
  public func like(_ post: Post) async {
    set(true, of: post.id)
    do {
      try await api.send(API.like(postID: post.id))
    } catch {
      set(false, of: post.id)
      message = "The like was not saved."
    }
  }

  private func set(_ liked: Bool, of id: Post.ID) {
    guard let index = posts.firstIndex(where: { $0.id == id }) else { return }
    posts[index].liked = liked
  }
}
