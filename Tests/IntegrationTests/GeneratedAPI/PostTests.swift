import ChirpAPI
import ChirpRuntime
import ChirpTestServer
import Foundation
import Testing

@Suite struct PostTests {
  private let postID = Sample.postID

  @Test func feed() async throws {
    let feed: Page<Post> = try await Loopback.send(
      API.feed(page: 1),
      as: """
        GET /feed?page=1&per=20
        Accept: application/json
        Authorization: Bearer canary
        """,
      answer: .json(Sample.pageJSON(Sample.postJSON)))
    #expect(feed == Sample.page(Sample.post))
  }

  @Test func userPosts() async throws {
    let posts: Page<Post> = try await Loopback.send(
      API.userPosts(userID: Sample.userID, page: 2, per: 5),
      as: """
        GET /users/00000000-0000-0000-0000-000000000001/posts?page=2&per=5
        Accept: application/json
        """,
      answer: .json(Sample.pageJSON(Sample.postJSON)))
    #expect(posts == Sample.page(Sample.post))
  }

  @Test func createPost() async throws {
    let post: Post = try await Loopback.send(
      API.createPost(idempotencyKey: postID, text: "a\nb", visibility: .private),
      as: """
        POST /posts
        Accept: application/json
        Authorization: Bearer canary
        Content-Type: application/json
        Idempotency-Key: 00000000-0000-0000-0000-000000000002

        {"text":"a\\nb","visibility":"private"}
        """,
      answer: .json(Sample.postJSON, status: 201))
    #expect(post == Sample.post)
  }

  @Test func defaultsAreSentAndWhatIsNilIsNot() async throws {
    _ = try await Loopback.send(
      API.createPost(text: "Hello"),
      as: """
        POST /posts
        Accept: application/json
        Authorization: Bearer canary
        Content-Type: application/json

        {"text":"Hello","visibility":"public"}
        """,
      answer: .json(Sample.postJSON))
  }

  @Test func post() async throws {
    let post: Post = try await Loopback.send(
      API.post(postID: postID),
      as: """
        GET /posts/00000000-0000-0000-0000-000000000002
        Accept: application/json
        """,
      answer: .json(Sample.postJSON, contentType: "application/json; charset=utf-8"))
    #expect(post == Sample.post)
  }

  @Test func absentFieldsHaveTheirDefaults() async throws {
    let post = try await Loopback.send(
      API.post(postID: postID),
      answer: .json(
        """
        {"id":"\(postID)","text":"","author":{"id":"\(Sample.userID)","username":"wren",\
        "displayName":null,"createdAt":"2026-01-01T00:00:00Z"},"createdAt":"2026-01-01T00:00:00Z",\
        "likeCount":0,"commentCount":0,"likedByMe":true,"unheardOf":[{}]}
        """))
    #expect(
      post
        == Post(
          id: postID, text: "",
          author: PublicUser(id: Sample.userID, username: "wren", createdAt: Sample.newYear),
          createdAt: Sample.newYear, likeCount: 0, commentCount: 0, likedByMe: true))
    #expect(post.visibility == .public)
    #expect(post.editedAt == nil)
  }

  @Test func aValueThatTheSpecDoesNotKnowIsKept() async throws {
    let post = try await Loopback.send(
      API.post(postID: postID),
      answer: .json(Sample.postJSON.replacing("followers", with: "friends")))
    #expect(post.visibility == .unrecognized("friends"))
  }

  @Test(arguments: [
    ("2026-01-01T00:00:00Z", 0),
    ("2026-01-01T01:00:00+01:00", 0),
    ("2026-01-01T00:00:00.5Z", 0.5),
    ("2025-12-31T19:30:00.125-05:30", 3600.125),
    ("2026-01-01T00:00:00.123456Z", 0.123456),
  ])
  func datesAreWholeSecondsOrFractions(text: String, seconds: TimeInterval) async throws {
    let post = try await Loopback.send(
      API.post(postID: postID),
      answer: .json(
        Sample.postJSON.replacing(
          #""createdAt":"2026-01-01T00:00:00Z","editedAt""#,
          with: #""createdAt":"\#(text)","editedAt""#)))
    #expect(abs(post.createdAt.timeIntervalSince(Sample.newYear) - seconds) < 1e-6)
    #expect(post.author.createdAt == Sample.newYear)
  }

  @Test func comments() async throws {
    let comments: Page<ChirpAPI.Comment> = try await Loopback.send(
      API.comments(postID: postID, page: 1),
      as: """
        GET /posts/00000000-0000-0000-0000-000000000002/comments?page=1&per=20
        Accept: application/json
        """,
      answer: .json(Sample.pageJSON(Sample.commentJSON)))
    #expect(comments == Sample.page(Sample.comment))
  }

  @Test func addComment() async throws {
    let comment: ChirpAPI.Comment = try await Loopback.send(
      API.addComment(postID: postID, text: "Hi"),
      as: """
        POST /posts/00000000-0000-0000-0000-000000000002/comments
        Accept: application/json
        Authorization: Bearer canary
        Content-Type: application/json

        {"text":"Hi"}
        """,
      answer: .json(Sample.commentJSON, status: 201))
    #expect(comment == Sample.comment)
  }
}
