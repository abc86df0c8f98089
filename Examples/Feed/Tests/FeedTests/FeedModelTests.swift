import ChirpRuntime
import ChirpTesting
import Feed
import FeedAPI
import Testing

@MainActor
@Suite struct FeedModelTests {
  private let post = Post(id: 1, text: "Hello", liked: false)

  @Test func itShowsWhatTheServerGives() async {
    let model = FeedModel(api: MockClient([post]))
    await model.load()
    #expect(model.posts == [post])
    #expect(model.message == nil)
  }

  @Test func itSaysThatTheServerIsDown() async {
    let api = MockClient()
    api.stub(API.feed(), with: .response(.status(503)))
    let model = FeedModel(api: api)
    await model.load()
    #expect(model.posts.isEmpty)
    #expect(model.message == "The feed cannot be loaded.")
  }

  @Test func aLikeThatIsRefusedIsTakenBack() async {
    let api = MockClient()
    api.stub(API.feed(), with: .value([post]))
    api.stub(.put("/posts/{}/like"), with: .response(.status(409)))
    let model = FeedModel(api: api)
    await model.load()
    await model.like(post)
    #expect(model.posts == [post])
    #expect(model.message == "The like was not saved.")
    #expect(api.requests.map(\.description) == ["GET /feed?page=1", "PUT /posts/1/like"])
  }
}
