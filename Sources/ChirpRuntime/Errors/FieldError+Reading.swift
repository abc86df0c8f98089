extension FieldError {
  /// The field errors of a body, under `errors` or, as a list, under `detail`.
  ///
  /// Read are an object of messages by field, `{"email": ["is taken"]}`, in the order of the
  /// fields' names; and a list of objects that name a field in `field`, `name`, `path`, `pointer`
  /// or `loc`, and a message in `message`, `detail`, `msg` or `reason`.
  static func all(in document: JSONValue?) -> [FieldError] {
    switch document?[path: "errors"] ?? document?[path: "detail"] {
    case .object(let messages):
      messages.sorted { $0.key < $1.key }.flatMap { field, value in
        value.messages.map { FieldError(field: field, message: $0) }
      }
    case .array(let elements):
      elements.compactMap(FieldError.init)
    case .null, .boolean, .number, .string, nil:
      []
    }
  }

  private init?(_ element: JSONValue) {
    let fields: [ErrorPath] = ["field", "name", "path", "pointer", "loc"]
    let messages: [ErrorPath] = ["message", "detail", "msg", "reason"]
    guard let field = fields.lazy.compactMap({ element[path: $0]?.fieldName }).first,
      let message = messages.lazy.compactMap({ element[path: $0]?.messages.first }).first
    else {
      return nil
    }
    self.init(field: field, message: message)
  }
}

extension JSONValue {
  fileprivate var messages: [String] {
    switch self {
    case .string(let text): [text]
    case .array(let elements): elements.flatMap(\.messages)
    case .null, .boolean, .number, .object: []
    }
  }

  /// A name as it is, a JSON pointer (`#/address/city`), or a list of names and indices.
  fileprivate var fieldName: String? {
    switch self {
    case .string(let text):
      let pointer = text.hasPrefix("#") ? text.dropFirst() : text[...]
      let isPointer = pointer.hasPrefix("/")
      return String(isPointer ? pointer.dropFirst().replacing("/", with: ".") : pointer)
    case .array(let elements):
      return elements.compactMap(\.pathElement).joined(separator: ".")
    case .null, .boolean, .number, .object:
      return nil
    }
  }

  private var pathElement: String? {
    switch self {
    case .string(let text): text
    case .number(let digits): digits
    case .null, .boolean, .array, .object: nil
    }
  }
}
