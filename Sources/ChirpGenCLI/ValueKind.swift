/// What the value of an option or an argument is: shells complete it by that.
enum ValueKind: Equatable {
  case choice([String])
  /// A YAML file.
  case file
  case folder
  /// A name of the user's choice.
  case name

  var isPath: Bool { self == .file || self == .folder }
}
