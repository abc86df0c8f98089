/// The one key type for the objects of every type, so that none needs key types of its own.
struct ObjectKey: CodingKey {
  let stringValue: String

  var intValue: Int? { nil }

  init(_ name: String) {
    stringValue = name
  }

  init?(stringValue: String) {
    self.stringValue = stringValue
  }

  init?(intValue: Int) {
    nil
  }
}
