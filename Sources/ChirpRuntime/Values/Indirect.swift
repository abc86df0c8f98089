/// A property of a struct that is stored beside the struct and not in it, so that the struct may
/// hold values of its own type.
///
/// ```swift
/// struct Folder: Hashable, Sendable {
///   var name: String
///   @Indirect var parent: Folder?
/// }
/// ```
///
/// The struct stays a value: a copy that is changed leaves the original as it is.
///
/// A struct that is declared `nonisolated` cannot have wrapped properties, and spells out what the
/// attribute means:
///
/// ```swift
/// nonisolated struct Folder: Hashable, Sendable {
///   var parent: Folder? {
///     @storageRestrictions(initializes: _parent)
///     init { _parent = Indirect(wrappedValue: newValue) }
///     get { _parent.wrappedValue }
///     set { _parent.wrappedValue = newValue }
///   }
///   private var _parent: Indirect<Folder?>
/// }
/// ```
@propertyWrapper
public struct Indirect<Value> {
  fileprivate indirect enum Box {
    case value(Value)
  }

  private var box: Box

  /// Stores `wrappedValue` outside the struct.
  public init(wrappedValue: Value) {
    box = .value(wrappedValue)
  }

  /// The value of the property.
  public var wrappedValue: Value {
    get {
      switch box {
      case .value(let value): value
      }
    }
    set {
      box = .value(newValue)
    }
  }
}

extension Indirect.Box: Sendable where Value: Sendable {}
extension Indirect.Box: Equatable where Value: Equatable {}
extension Indirect.Box: Hashable where Value: Hashable {}

extension Indirect: Sendable where Value: Sendable {}
extension Indirect: Equatable where Value: Equatable {}
extension Indirect: Hashable where Value: Hashable {}

extension Indirect: CustomDebugStringConvertible {
  /// The value as it would show without the wrapper.
  public var debugDescription: String { String(reflecting: wrappedValue) }
}
