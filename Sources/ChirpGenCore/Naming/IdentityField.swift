/// The field that makes a structure identifiable.
enum IdentityField {
  /// The one of `fields` whose property is named `id`.
  static func find(in fields: [Field], _ renaming: Renaming) -> Field? {
    let name = { (field: Field) in renaming.member(field.name, of: nil).text }
    return fields.filter { Identifier.member(name($0)) == "id" }.min { left, right in
      let distances = [left, right].map { Identifier.distance(of: name($0), from: "id") }
      return distances[0] == distances[1]
        ? left.name.value < right.name.value : distances[0] < distances[1]
    }
  }
}
