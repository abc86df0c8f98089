public import ChirpRuntime
public import Foundation

public nonisolated enum API {
  public static func profile(userID: UUID) -> Endpoint<ProfileDTO> {
    Endpoint(path: "/users/\(userID)/profile")
  }

  public static func login(email: String, password: String) -> Endpoint<TokenResponse> {
    Endpoint(path: "/auth/login", method: .post, body: ["email": email, "password": password])
  }

  public static func feed(page: Int, per: Int = 20) -> Endpoint<Page<Post>> {
    Endpoint(
      path: "/feed", queryItems: ["page": page, "per": per], authentication: .required)
  }

  public static func feedPages(per: Int = 20) -> PagedEndpoint<Page<Post>, Post> {
    .byPage(from: 1, items: \.items, total: \.metadata.total) { page in
      feed(page: page, per: per)
    }
  }

  public static func updateProfile(body: ProfileDraft) -> Endpoint<PublicUser> {
    Endpoint(
      path: "/me", method: .patch, body: .json(body), authentication: .required,
      errors: [409: UsernameTaken.self])
  }

  public static func like(postID: UUID) -> Endpoint<EmptyResponse> {
    Endpoint(path: "/posts/\(postID)/like", method: .post, authentication: .required)
  }

  public static func search(
    text: String, tags: [String] = [], visibility: Visibility? = nil, after: Date? = nil,
    traceID: String? = nil
  ) -> Endpoint<[Post]> {
    Endpoint(
      path: "/search/\(text).json",
      queryItems: ["tag": tags, "visibility": visibility, "after": after],
      headers: ["X-Trace-ID": traceID])
  }

  public static func find(
    filter: ProfileDraft? = nil, tags: [String]? = nil, days: [Day] = []
  ) -> Endpoint<JSON> {
    Endpoint(
      path: "/find",
      queryItems: [
        "filter": filter?.styled(.deepObject), "tag": tags?.styled(.comma),
        "day": days.styled(.brackets),
      ])
  }

  public static func changeProfile(
    bio: Patch<String> = .absent, bornAt: Patch<Date> = .absent, extra: JSON? = nil
  ) -> Endpoint<PublicUser> {
    Endpoint(
      path: "/me", method: .patch, body: ["bio": bio, "bornAt": bornAt, "extra": extra],
      authentication: .required)
  }

  public static func book(day: Day, guests: Int? = nil) -> Endpoint<EmptyResponse> {
    Endpoint(
      path: "/bookings/\(day)", method: .post,
      body: .formURLEncoded(["day": day, "guests": guests]))
  }

  public static func settings(body: ProfileDraft) -> Endpoint<EmptyResponse> {
    Endpoint(path: "/settings", method: .put, body: .formURLEncoded(body))
  }

  public static func upload(
    title: String, photo: File, more: [File] = [], note: String? = nil, meta: ImageAttachment
  ) -> Endpoint<Enclosure> {
    Endpoint(
      path: "/photos", method: .post,
      body: .multipart([
        "title": title, "photo": photo, "more": more, "note": note, "meta": JSONPart(meta),
      ]))
  }
}
