extension ObjectWriter {
  /// Writes each member of an object as a field. Any other value cannot be written so: encoding
  /// then throws `EncodingError`.
  public mutating func encode(contentsOf json: JSON) {
    guard let members = json.objectValue else {
      fail(JSON.self, "expected an object, found \(json.kind)")
      return
    }
    for (name, member) in members.sorted(by: { $0.key < $1.key }) {
      encode(member, name)
    }
  }
}
