import ChirpAPI
import Foundation

/// Values of the API, and the JSON that gives them.
enum Sample {
  static let tokensJSON = #"{"accessToken":"a-1","refreshToken":"r-1","expiresIn":900}"#

  static let userID = id(1)
  static let user = PublicUser(
    id: userID, username: "wren", displayName: "Jenny", createdAt: newYear)
  static let userJSON = """
    {"id":"\(userID)","username":"wren","displayName":"Jenny","createdAt":"2026-01-01T00:00:00Z"}
    """

  static let profile = ProfileDTO(
    user: user, bio: "Sings.", website: URL(string: "https://wren.example/?a=b"), followerCount: 3,
    followingCount: 2, postCount: 1, followedByMe: true)
  static let profileJSON = """
    {"user":\(userJSON),"bio":"Sings.","website":"https://wren.example/?a=b","followerCount":3,\
    "followingCount":2,"postCount":1,"followedByMe":true}
    """

  static let postID = id(2)
  static let post = Post(
    id: postID, text: "Hello 🐦", author: user, visibility: .followers, createdAt: newYear,
    editedAt: newYear.addingTimeInterval(60), likeCount: 5, commentCount: 4, likedByMe: false)
  static let postJSON = """
    {"id":"\(postID)","text":"Hello 🐦","author":\(userJSON),"visibility":"followers",\
    "createdAt":"2026-01-01T00:00:00Z","editedAt":"2026-01-01T01:01:00+01:00","likeCount":5,\
    "commentCount":4,"likedByMe":false}
    """

  static let commentID = id(3)
  static let comment = Comment(
    id: commentID, postID: postID, author: user, text: "Hi", createdAt: newYear)
  static let commentJSON = """
    {"id":"\(commentID)","postID":"\(postID)","author":\(userJSON),"text":"Hi",\
    "createdAt":"2026-01-01T00:00:00Z"}
    """

  /// 2026-01-01T00:00:00Z.
  static let newYear = Date(timeIntervalSince1970: 1_767_225_600)

  /// The first of 41 pages, with one item.
  static func page<Item>(_ item: Item) -> Page<Item> {
    Page(items: [item], metadata: Page.Metadata(page: 1, per: 20, total: 41))
  }

  static func pageJSON(_ item: String) -> String {
    #"{"items":[\#(item)],"metadata":{"page":1,"per":20,"total":41}}"#
  }

  /// `00000000-0000-0000-0000-0000000000` and `number` in hexadecimal digits.
  private static func id(_ number: UInt8) -> UUID {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, number))
  }
}
