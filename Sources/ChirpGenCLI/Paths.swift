import ChirpDiagnostics
import ChirpGenCore
import ChirpYAML

/// Paths as the user gives them, and the files behind them.
struct Paths {
  enum Purpose {
    case spec
    case include
    case configuration
    case template
  }

  /// The working folder.
  let folder: String
  /// Where to note down what is read, if somebody asks.
  var log: InputLog?

  func resolve(_ path: String) -> String {
    Paths.join(folder, path)
  }

  /// As the user sees a path that `resolve` has given.
  func shown(_ path: String) -> String {
    path.hasPrefix("\(folder)/") ? String(path.dropFirst(folder.count + 1)) : path
  }

  /// `path` without detours over `..`, unless that would lead out of the working folder. Links behind
  /// the last of them are kept: what lies beside a link belongs to it.
  func direct(_ path: String) -> String {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let last = parts.lastIndex(of: ".."), last > 0 else { return path }
    let above = FileSystem.realPath(resolve(parts[...last].joined(separator: "/")))
    let below = parts[(last + 1)...].joined(separator: "/")
    let direct = below.isEmpty ? above : Paths.join(above, below)
    if path.hasPrefix("/") { return direct }
    let shown = shown(direct)
    return shown.hasPrefix("/") ? path : shown
  }

  static func join(_ folder: String, _ path: String) -> String {
    if path.hasPrefix("/") || folder.isEmpty { return path }
    return folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)"
  }

  /// The folder that holds `path`; empty for the working folder.
  static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }

  /// Whether two paths lead to one file.
  func isSame(_ path: String, _ other: String) -> Bool {
    FileSystem.realPath(resolve(path)) == FileSystem.realPath(resolve(other))
  }

  /// The file at `path`, or nil, with an error that says what is wrong and what to do.
  func read(
    _ path: GivenPath, as purpose: Purpose, diagnostics: inout Diagnostics
  ) -> SourceFile? {
    do throws(FileSystem.Failure) {
      let bytes = try FileSystem.read(resolve(path.text), limit: Limits.standard.bytes)
      log?.add(.file, at: resolve(path.text), content: .file(bytes))
      // Of a file that several specs include each fault is told once.
      let known = diagnostics.files.first {
        $0.origin == .file && $0.path == path.text && $0.bytes == bytes
      }
      return known ?? diagnostics.add(path: path.text, bytes: bytes)
    } catch {
      log?.add(.file, at: resolve(path.text), content: .unreadable(reason: error.reason))
      let near = neighbour(of: path.text).map { Diagnostic.Message.didYouMean($0) }
      diagnostics.error(
        .failed(error, path.text), at: path.range, notes: [.init(near ?? .advice(purpose))])
      return nil
    }
  }

  /// The file beside `path` that was probably meant, if there is none at `path`.
  private func neighbour(of path: String) -> String? {
    let folder = Self.folder(of: path)
    guard FileSystem.kind(of: resolve(path)) == nil,
      let names = try? FileSystem.names(in: resolve(folder)),
      let near = nearest(to: String(path.dropFirst(folder.count)), among: names)
    else { return nil }
    return folder + near
  }

  /// The file at `path`, which the spec at `spec` includes. A link leads no further than the folder of
  /// the spec either.
  func readInclude(
    _ path: Located<String>, of spec: String, diagnostics: inout Diagnostics
  ) -> SourceFile? {
    let folder = FileSystem.realPath(resolve(Self.folder(of: spec)))
    let file = FileSystem.realPath(resolve(path.value))
    guard file.hasPrefix(folder == "/" ? "/" : "\(folder)/") else {
      log?.add(.file, at: resolve(path.value))
      diagnostics.error(.linkLeadsOut(path.value), at: path.range)
      return nil
    }
    return read(
      GivenPath(text: path.value, range: path.range), as: .include, diagnostics: &diagnostics)
  }

  /// The template files of the folder at `path`, or none, with an error.
  func templates(in path: GivenPath, diagnostics: inout Diagnostics) -> [SourceFile] {
    do throws(FileSystem.Failure) {
      let folder = resolve(path.text)
      if FileSystem.kind(of: folder) == nil {
        log?.add(.templates, at: folder)
        diagnostics.error(
          .noFolder(path.text), at: path.range, notes: [.init(.advice(.template))])
        return []
      }
      let names = try Self.templateNames(in: folder)
      log?.add(.templates, at: folder, content: .templates(names))
      if names.isEmpty { diagnostics.warning(.noTemplates(path.text), at: path.range) }
      return names.compactMap { name in
        let template = GivenPath(text: Self.join(path.text, name), range: path.range)
        return read(template, as: .template, diagnostics: &diagnostics)
      }
    } catch {
      log?.add(
        .templates, at: resolve(path.text), content: .unreadable(reason: error.reason))
      diagnostics.error(
        .failed(error, path.text), at: path.range, notes: [.init(.advice(.template))])
      return []
    }
  }

  /// The names of the template files in `folder`, without an editor's copies, which begin with a dot.
  static func templateNames(in folder: String) throws(FileSystem.Failure) -> [String] {
    try FileSystem.names(in: folder).filter {
      $0.hasSuffix(".mustache") && !$0.hasPrefix(".")
    }
  }
}

extension Diagnostic.Message {
  /// - Parameter path: As the user names it.
  static func failed(_ failure: FileSystem.Failure, _ path: String) -> Self {
    "cannot \(failure.action.rawValue) '\(path)': \(failure.reason)"
  }

  fileprivate static func linkLeadsOut(_ path: String) -> Self {
    "'\(path)' is a link that leads out of the folder of the spec"
  }

  fileprivate static func noFolder(_ path: String) -> Self {
    "there is no folder '\(path)'"
  }

  fileprivate static func noTemplates(_ path: String) -> Self {
    "the folder '\(path)' holds no *.mustache file"
  }

  fileprivate static func advice(_ purpose: Paths.Purpose) -> Self {
    switch purpose {
    case .spec: "name the YAML file that describes the API, which begins with 'chirp: 1'"
    case .include: "included files are named by their paths from the file that includes them"
    case .configuration: "name the YAML file that says which specs are generated, and where"
    case .template: "'templates' names a folder of *.mustache files"
    }
  }
}
