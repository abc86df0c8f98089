extension Node {
  /// The value of a scalar by its tag, or by its text if it has none; a tag outside of the core
  /// schema makes text of it. nil for a collection, and where the text is not what the tag says.
  package var coreValue: CoreValue? {
    guard case .scalar(let scalar) = content else { return nil }
    switch tag {
    case nil: return scalar.coreValue
    case "tag:yaml.org,2002:null": return scalar.plainNull
    case "tag:yaml.org,2002:bool": return scalar.plainBool
    case "tag:yaml.org,2002:int": return scalar.plainInt
    case "tag:yaml.org,2002:float": return scalar.plainFloat ?? scalar.plainInt?.asFloat
    default: return .string(scalar.text)
    }
  }
}

extension CoreValue {
  /// An integer of the forms that have no fraction, `0o17` and `0x1F`, as a floating-point number.
  fileprivate var asFloat: CoreValue? {
    guard case .int(let value) = self else { return nil }
    return .float(Double(value))
  }
}
