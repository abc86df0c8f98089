public import Foundation

extension ObjectWriter {
  /// Writes a field that may be null, or leaves it out if it is absent.
  public mutating func encode<Value: Encodable>(_ patch: Patch<Value>, _ key: String) {
    write(patch, key) { $0.encode($1, key) }
  }

  /// Writes a field that holds a date, in ISO 8601, or null; leaves it out if it is absent.
  public mutating func encode(_ patch: Patch<Date>, _ key: String) {
    encode(patch, key, as: .iso8601)
  }

  /// Writes a field that holds dates, in ISO 8601, or null; leaves it out if it is absent.
  public mutating func encode(_ patch: Patch<[Date]>, _ key: String) {
    encode(patch, key, as: .iso8601)
  }

  /// Writes a field that holds dates by name, in ISO 8601, or null; leaves it out if it is absent.
  public mutating func encode(_ patch: Patch<[String: Date]>, _ key: String) {
    encode(patch, key, as: .iso8601)
  }

  /// Writes a field that holds a date, or null; leaves it out if it is absent.
  public mutating func encode(_ patch: Patch<Date>, _ key: String, as format: DateFormat) {
    write(patch, key) { $0.encode($1, key, as: format) }
  }

  /// Writes a field that holds dates, or null; leaves it out if it is absent.
  public mutating func encode(_ patch: Patch<[Date]>, _ key: String, as format: DateFormat) {
    write(patch, key) { $0.encode($1, key, as: format) }
  }

  /// Writes a field that holds dates by name, or null; leaves it out if it is absent.
  public mutating func encode(_ patch: Patch<[String: Date]>, _ key: String, as format: DateFormat)
  {
    write(patch, key) { $0.encode($1, key, as: format) }
  }

  private mutating func write<Value>(
    _ patch: Patch<Value>, _ key: String, _ write: (inout ObjectWriter, Value) -> Void
  ) {
    switch patch {
    case .absent: break
    case .null: encodeNull(key)
    case .value(let value): write(&self, value)
    }
  }
}
