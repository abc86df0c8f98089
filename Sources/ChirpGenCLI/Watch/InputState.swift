import ChirpGenCore
import ChirpYAML

/// What stands at the path of an input, to be compared with what stands there later.
struct InputState: Equatable {
  enum Content: Equatable {
    case file([UInt8])
    /// The names of the templates in a folder.
    case templates([String])
    case unreadable(reason: String)
  }

  enum Kind {
    case file
    case templates
  }

  let content: Content
  /// Without links: one that leads elsewhere by now is another input.
  private let realPath: String

  /// - Parameter path: An absolute path.
  init(_ content: Content, at path: String) {
    self.content = content
    realPath = FileSystem.realPath(path)
  }

  /// What stands at `path` now.
  init(_ kind: Kind, at path: String) {
    let content: Content
    do throws(FileSystem.Failure) {
      switch kind {
      case .file: content = .file(try FileSystem.read(path, limit: Limits.standard.bytes))
      case .templates: content = .templates(try Paths.templateNames(in: path))
      }
    } catch {
      content = .unreadable(reason: error.reason)
    }
    self.init(content, at: path)
  }

  /// Whether there is nothing to read: no file, or one that is empty, since its editor has only begun
  /// to write it.
  var isVoid: Bool {
    switch content {
    case .file(let bytes): bytes.isEmpty
    case .templates(let names): names.isEmpty
    case .unreadable: true
    }
  }
}
