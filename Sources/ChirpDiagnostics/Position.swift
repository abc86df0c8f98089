/// A place in a file as tools count it.
struct Position: Hashable {
  /// Counted from 1.
  let line: UInt32
  /// In characters, counted from 1.
  let column: Int
  /// In bytes, counted from 0.
  let offset: Int
}
