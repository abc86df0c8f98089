/// The body of an error that the API of the examples declares.
struct NameTaken: Decodable, Sendable {
  let suggestions: [String]
}
