public import Foundation

public nonisolated struct APIErrorResponse: Hashable, Sendable {
  public var reason: String
  public var code: String?
}

public nonisolated struct UsernameTaken: Hashable, Sendable {
  public var suggestions: [String]

  public init(suggestions: [String]) {
    self.suggestions = suggestions
  }
}

public nonisolated struct TokenResponse: Hashable, Sendable {
  public var accessToken: String
  public var refreshToken: String
  public var expiresIn: Int
}

public nonisolated struct PublicUser: Hashable, Sendable {
  public var id: UUID
  public var username: String
  public var createdAt: Date
}

public nonisolated struct ProfileDTO: Hashable, Sendable {
  public var user: PublicUser
  public var bio: String?
  public var per: Int
  public var visibility: Visibility
  public var seenAt: Date?
  public var visits: [Date]
  public var milestones: [String: Date]
  public var bornAt: Date
}

public nonisolated struct ProfileDraft: Hashable, Sendable {
  public var username: String
  public var bio: String?
  public var visibility: Visibility
  public var bornAt: Date?
  public var visits: [Date]

  public init(
    username: String, bio: String? = nil, visibility: Visibility = .public, bornAt: Date? = nil,
    visits: [Date] = []
  ) {
    self.username = username
    self.bio = bio
    self.visibility = visibility
    self.bornAt = bornAt
    self.visits = visits
  }
}

public nonisolated struct Post: Hashable, Sendable, Identifiable {
  public var id: UUID
  public var text: String
  public var author: PublicUser
  public var createdAt: Date
  public var likeCount: Int
  public var likedByMe: Bool
}

public nonisolated struct Page<Item: Sendable>: Sendable {
  public var items: [Item]
  public var metadata: Metadata

  public nonisolated struct Metadata: Hashable, Sendable {
    public var page: Int
    public var per: Int
    public var total: Int
  }
}

nonisolated extension Page: Equatable where Item: Equatable {}
nonisolated extension Page: Hashable where Item: Hashable {}
