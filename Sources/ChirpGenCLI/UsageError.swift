/// A command line that makes no sense.
struct UsageError: Error {
  let message: String
  /// What to do about it.
  let hint: String
}
