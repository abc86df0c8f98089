public import ChirpRuntime

nonisolated extension APIErrorResponse: ObjectDecodable {
  public init(from object: ObjectReader) throws {
    reason = try object.decode("reason")
    code = try object.decodeIfPresent("code")
  }
}

nonisolated extension UsernameTaken: ObjectDecodable {
  public init(from object: ObjectReader) throws {
    suggestions = try object.decode("suggestions")
  }
}

nonisolated extension TokenResponse: ObjectDecodable {
  public init(from object: ObjectReader) throws {
    accessToken = try object.decode("accessToken")
    refreshToken = try object.decode("refreshToken")
    expiresIn = try object.decode("expiresIn")
  }
}

nonisolated extension PublicUser: ObjectDecodable {
  public init(from object: ObjectReader) throws {
    id = try object.decode("id")
    username = try object.decode("username")
    createdAt = try object.decode("createdAt")
  }
}

nonisolated extension ProfileDTO: ObjectDecodable {
  public init(from object: ObjectReader) throws {
    user = try object.decode("user")
    bio = try object.decodeIfPresent("bio")
    per = try object.decode("per", default: 20)
    visibility = try object.decode("visibility", default: .public)
    seenAt = try object.decodeIfPresent("seenAt")
    visits = try object.decode("visits", default: [])
    milestones = try object.decode("milestones")
    bornAt = try object.decode("bornAt", as: .unixSeconds)
  }
}

nonisolated extension ProfileDraft: ObjectEncodable {
  public func encode(to object: inout ObjectWriter) {
    object.encode(username, "username")
    object.encode(bio, "bio")
    object.encode(visibility, "visibility")
    object.encode(bornAt, "bornAt", as: .unixSeconds)
    object.encode(visits, "visits")
  }
}

nonisolated extension Post: ObjectDecodable {
  public init(from object: ObjectReader) throws {
    id = try object.decode("id")
    text = try object.decode("text")
    author = try object.decode("author")
    createdAt = try object.decode("createdAt")
    likeCount = try object.decode("likeCount")
    likedByMe = try object.decode("likedByMe")
  }
}

nonisolated extension Page: ObjectDecodable, Decodable where Item: Decodable {
  public init(from object: ObjectReader) throws {
    items = try object.decode("items")
    metadata = try object.decode("metadata")
  }
}

nonisolated extension Page.Metadata: ObjectDecodable {
  public init(from object: ObjectReader) throws {
    page = try object.decode("page")
    per = try object.decode("per")
    total = try object.decode("total")
  }
}

nonisolated extension Folder: ObjectDecodable {
  public init(from object: ObjectReader) throws {
    name = try object.decode("name")
    parent = try object.decodeIfPresent("parent")
  }
}

nonisolated extension Folder: ObjectEncodable {
  public func encode(to object: inout ObjectWriter) {
    object.encode(name, "name")
    object.encode(parent, "parent")
  }
}

nonisolated extension Chain: ObjectDecodable, Decodable where Item: Decodable {
  public init(from object: ObjectReader) throws {
    item = try object.decode("item")
    next = try object.decodeIfPresent("next")
  }
}
