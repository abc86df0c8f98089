/// The use of a type in a spec, as Swift writes it.
indirect enum TypeUse {
  case builtIn(String)
  /// A type of the spec, by its place.
  case defined(Int, name: String, arguments: [TypeUse])
  case parameter(String)
  case optional(TypeUse)
  case array(TypeUse)
  case dictionary(TypeUse)
  case patch(TypeUse)

  var text: String {
    switch self {
    case .builtIn(let name), .parameter(let name): name
    case .defined(_, let name, let arguments):
      arguments.isEmpty ? name : "\(name)<\(arguments.map(\.text).joined(separator: ", "))>"
    case .optional(let type): "\(type.text)?"
    case .array(let type): "[\(type.text)]"
    case .dictionary(let type): "[String: \(type.text)]"
    case .patch(let type): "Patch<\(type.text)>"
    }
  }
}
