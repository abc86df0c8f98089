/// What a server says is wrong with one field of a request.
public struct FieldError: Hashable, Sendable {
  /// The field, with dots between the names of nested ones, as in `address.city`.
  public let field: String
  /// What is wrong, in words for people.
  public let message: String

  /// An error of one field.
  public init(field: String, message: String) {
    self.field = field
    self.message = message
  }
}
