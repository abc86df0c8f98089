/// Something that templates take values from by name.
///
/// A conformer answers with a `switch` over string literals, one case for each of its names:
///
///     package func value(named name: String) -> TemplateValue? {
///       switch name {
///       case "name": .text(self.name)
///       case "fields": .list(fields)
///       case "documentation": documentation.map { .text($0) } ?? .absent
///       default: nil
///       }
///     }
package protocol TemplateContext {
  /// All names that `value(named:)` has an answer for. Messages offer them where a template
  /// misspells one.
  static var names: [String] { get }

  /// The value that `name` stands for here.
  ///
  /// - Returns: nil if this context does not have that name, so that the contexts around it are
  ///   asked; `.absent` if it has the name and there is no value.
  func value(named name: String) -> TemplateValue?
}
