import ChirpDiagnostics
import ChirpGenCore
import ChirpYAML

/// Paths as the user gives them, and the files behind them.
struct Paths {
  enum Purpose {
    case spec
    case configuration
    case template
  }

  /// The working folder.
  let folder: String

  func resolve(_ path: String) -> String {
    Paths.join(folder, path)
  }

  static func join(_ folder: String, _ path: String) -> String {
    path.hasPrefix("/") || folder.isEmpty ? path : "\(folder)/\(path)"
  }

  /// Whether two paths name one file, as far as their text tells.
  func isSame(_ configured: String, in configFolder: String, as path: String) -> Bool {
    normalized(resolve(Paths.join(configFolder, configured))) == normalized(resolve(path))
  }

  private func normalized(_ path: String) -> [Substring] {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", !parts.isEmpty { parts.removeLast() } else { parts.append(part) }
    }
    return parts
  }

  /// The file at `path`, or nil, with an error that says what is wrong and what to do.
  func read(
    _ path: String, as purpose: Purpose, saidAt range: SourceRange? = nil,
    diagnostics: inout Diagnostics
  ) -> SourceFile? {
    do {
      let bytes = try FileSystem.read(resolve(path), limit: Limits.standard.bytes)
      return diagnostics.add(path: path, bytes: bytes)
    } catch {
      diagnostics.error(
        .cannotRead(path, error.reason), at: range, notes: [.init(.advice(purpose))])
      return nil
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func cannotRead(_ path: String, _ reason: String) -> Self {
    "cannot read '\(path)': \(reason)"
  }

  fileprivate static func advice(_ purpose: Paths.Purpose) -> Self {
    switch purpose {
    case .spec: "name the YAML file that describes the API, which begins with 'chirp: 1'"
    case .configuration: "name the YAML file that says which specs are generated, and where"
    case .template: "'templates' names a folder of *.mustache files"
    }
  }
}
