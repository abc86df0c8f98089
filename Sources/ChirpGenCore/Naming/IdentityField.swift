/// The field that makes a structure identifiable.
enum IdentityField {
  /// The one of `fields` whose property is named `id`.
  static func find(in fields: [Field]) -> Field? {
    fields.filter { Identifier.member($0.name.value) == "id" }.min { left, right in
      let distances = [left, right].map { Identifier.distance(of: $0.name.value, from: "id") }
      return distances[0] == distances[1]
        ? left.name.value < right.name.value : distances[0] < distances[1]
    }
  }
}
