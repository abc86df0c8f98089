/// What ``BookEndpoint`` is about.
struct Book: Decodable, Hashable, Sendable {
  let title: String
}
