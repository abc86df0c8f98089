import ChirpAPI
import ChirpRuntime
import ChirpTestServer
import Testing

/// The routes that send and answer nothing but their path.
@Suite struct EmptyResponseTests {
  private static let post = "/posts/00000000-0000-0000-0000-000000000002"
  private static let user = "/users/00000000-0000-0000-0000-000000000001"
  private static let routes = [
    (API.deletePost(postID: Sample.postID), "DELETE \(post)"),
    (API.like(postID: Sample.postID), "POST \(post)/like"),
    (API.unlike(postID: Sample.postID), "DELETE \(post)/like"),
    (
      API.deleteComment(postID: Sample.postID, commentID: Sample.commentID),
      "DELETE \(post)/comments/00000000-0000-0000-0000-000000000003"
    ),
    (API.follow(userID: Sample.userID), "POST \(user)/follow"),
    (API.unfollow(userID: Sample.userID), "DELETE \(user)/follow"),
  ]

  @Test(arguments: routes, [TestResponse.empty(status: 204), .empty(status: 200)])
  func nothing(route: (Endpoint<EmptyResponse>, String), answer: TestResponse) async throws {
    let response: EmptyResponse = try await Loopback.send(
      route.0,
      as: """
        \(route.1)
        Accept: application/json
        Authorization: Bearer canary
        """,
      answer: answer)
    #expect(response == EmptyResponse())
  }
}
