/// A value of an enumeration.
package struct EnumerationCase: Sendable {
  package enum RawValue: Hashable, Sendable {
    case integer(Int)
    case text(String)
  }

  package var name: Located<String>
  package var rawValue: Located<RawValue>
}
