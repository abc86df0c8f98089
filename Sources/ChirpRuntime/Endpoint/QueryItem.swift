import Foundation

/// One name of a query or a form, with its value.
public struct QueryItem: Hashable, Sendable {
  /// What a value is made of.
  enum Value: Hashable, Sendable {
    case single(Text)
    /// Texts that are encoded one by one, and the separator between them, which says that there are
    /// several.
    case list([Text], separator: Separator)
  }

  /// A piece of text, as far as it is known before the endpoint is.
  enum Text: Hashable, Sendable {
    case plain(String)
    /// In the endpoint's format.
    case date(Date)

    init(_ value: some ParameterConvertible) {
      self = (value as? Date).map(Text.date) ?? .plain(value.parameterText)
    }
  }

  /// What stands between the texts of a list.
  enum Separator: Hashable, Sendable {
    case comma
    case space
    case pipe
  }

  /// The name, plain.
  public let name: String
  let value: Value?

  /// A name with a value.
  ///
  /// - Parameters:
  ///   - name: The name, plain: it is percent-encoded when it is sent.
  ///   - value: The value, plain; nil sends the name without `=`.
  public init(name: String, value: String?) {
    self.init(name: name, value: value.map { .single(.plain($0)) })
  }

  init(name: String, value: Value?) {
    self.name = name
    self.value = value
  }
}
