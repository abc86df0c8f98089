/// Where a name is written in the output, which decides what it stands for.
enum NamingScope {
  /// The top of a file.
  case module
  /// The namespace of the API, and its groups.
  case namespace
  /// A type, what is nested in it, and their extensions.
  case type(TypeTable.ID)
}
