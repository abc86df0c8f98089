import Testing

@testable import ChirpGenCore

@Suite struct WireKeyTests {
  @Test(arguments: [
    ("name", "name"), ("likeCount", "like_count"), ("userID", "user_id"),
    ("HTTPCode", "http_code"), ("ID", "id"), ("urlOfPost", "url_of_post"), ("page2", "page2"),
    ("page2Count", "page2_count"), ("like_count", "like_count"), ("aB", "a_b"), ("AB", "ab"),
    ("ABc", "a_bc"), ("größeÜber", "größe_über"), ("名前", "名前"), ("", ""),
  ])
  func inSnakeCase(name: String, key: String) {
    #expect(WireKey.snakeCase(name) == key)
  }
}
