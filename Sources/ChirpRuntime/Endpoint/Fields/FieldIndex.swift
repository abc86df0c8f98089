/// The place of an element in an array, in the path of an error.
struct FieldIndex: CodingKey {
  private let index: Int

  var intValue: Int? { index }

  var stringValue: String { "\(index)" }

  init(_ index: Int) {
    self.index = index
  }

  init?(intValue: Int) {
    index = intValue
  }

  init?(stringValue: String) {
    nil
  }
}
