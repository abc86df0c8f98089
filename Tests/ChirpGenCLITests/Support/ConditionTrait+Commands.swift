import Testing

extension Trait where Self == ConditionTrait {
  /// Skips the test where the shell does not find `command`.
  static func needs(_ command: String) -> Self {
    .enabled("there is no '\(command)' here") { try await Shell.has(command) }
  }

  /// Skips the test where Python does not find `module`.
  static func needsPython(_ module: String) -> Self {
    .enabled("Python has no module '\(module)' here") {
      try await Shell.run("python3 -c 'import \(module)'", in: Workspace()).status == 0
    }
  }

  /// Skips the test where the user is not the one who may do everything, and so cannot become one
  /// who may not.
  static var needsRoot: Self {
    .enabled("only root can become another user") {
      try await Shell.run("id -u", in: Workspace()).output == "0\n"
    }
  }

  /// Skips the test where the user cannot have limits of their own for what the system watches.
  static var needsNamespaces: Self {
    .enabled("there are no namespaces of users here") {
      let script = """
        unshare --user --map-root-user bash -c '
        for file in /proc/sys/user/max_inotify_*; do echo 9 > "$file" || exit; done'
        """
      return try await Shell.run(script, in: Workspace()).status == 0
    }
  }
}
