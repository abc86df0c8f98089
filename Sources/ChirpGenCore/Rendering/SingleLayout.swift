/// The layout `single`.
///
/// The plugins compile this file too, through links: it uses nothing of the module.
enum SingleLayout {
  /// The names of the files, whatever the spec holds: a build step names its outputs before it
  /// reads the spec.
  static let fileNames = ["API.swift", "Coding.swift", "Errors.swift", "Types.swift"]
}
