/// What a request says of a field that it may change: nothing, that it has no value, or its value.
/// For the bodies of PATCH requests (RFC 7396).
///
/// ```swift
/// func updateProfile(name: Patch<String> = .absent, bio: Patch<String> = .absent) -> RequestBody {
///   ["name": name, "bio": bio]
/// }
/// updateProfile(name: .value("Mo"))  // {"name":"Mo"}
/// updateProfile(bio: .null)  // {"bio":null}
/// ```
///
/// As a field of an object, ``absent`` is a key that is not there, and ``null`` one whose value is
/// null.
public enum Patch<Value> {
  /// The field is not there: it stays as it is.
  case absent
  /// The field is null: its value is removed.
  case null
  /// The field has this value.
  case value(Value)

  /// `value`, or ``null`` if it is nil.
  public init(_ value: Value?) {
    self = value.map(Patch.value) ?? .null
  }

  /// The value, if there is one.
  public var value: Value? {
    switch self {
    case .absent, .null: nil
    case .value(let value): value
    }
  }
}

extension Patch: Sendable where Value: Sendable {}
extension Patch: Equatable where Value: Equatable {}
extension Patch: Hashable where Value: Hashable {}
