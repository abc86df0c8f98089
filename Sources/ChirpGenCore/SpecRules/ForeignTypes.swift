import ChirpDiagnostics

/// Names that types have in other languages.
enum ForeignTypes {
  private static let builtIns: [BuiltInType: [String]] = [
    .string: ["text", "str", "char", "character", "varchar", "email"],
    .bool: ["boolean"], .int: ["integer", "short"], .int64: ["long", "bigint"],
    .double: ["number", "real"], .decimal: ["numeric", "money", "bigdecimal"],
    .date: ["datetime", "date-time", "timestamp", "instant", "time"],
    .uuid: ["guid"], .url: ["uri"], .data: ["binary", "bytes", "blob", "byte"],
    .json: ["object", "any", "unknown", "mixed"],
  ]

  private static let advice: [(message: Diagnostic.Message, names: [String])] = [
    (.array, ["array", "list", "set", "vector", "sequence"]),
    (.dictionary, ["dictionary", "map", "dict", "record", "hash", "hashmap"]),
    (.optional, ["optional", "maybe", "nullable", "option"]),
    (.nothing, ["void", "null", "none", "nothing", "never"]),
  ]

  private static let notes: [String: Diagnostic.Note] = {
    var notes: [String: Diagnostic.Note] = [:]
    for (type, names) in builtIns {
      for name in names { notes[name] = .init(.didYouMean(type.rawValue)) }
    }
    for (message, names) in advice {
      for name in names { notes[name] = .init(message) }
    }
    return notes
  }()

  /// What is written here in place of the type `name`; nil if no other language is known to have it.
  static func note(on name: String) -> Diagnostic.Note? {
    if let slash = name.lastIndex(of: "/") {
      return .init(.nameAlone(String(name[name.index(after: slash)...])))
    }
    return name.utf8.count > 12 ? nil : notes[name.lowercased()]
  }
}

extension Diagnostic.Message {
  fileprivate static let array: Self = "an array is written '[String]'"
  fileprivate static let dictionary: Self = "a dictionary is written '[String: Int]'"
  fileprivate static let optional: Self = "what may be absent or null is written 'String?'"
  fileprivate static let nothing: Self = "where nothing is answered, 'response' is left out"

  fileprivate static func nameAlone(_ name: String) -> Self {
    "a type is used by its name alone: '\(name)'"
  }
}
