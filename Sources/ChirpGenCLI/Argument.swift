/// What a command takes without the name of an option.
struct Argument {
  /// What it is, for messages.
  let noun: String
  let placeholder: String
  let isOptional: Bool
  let values: ValueKind
  let keyPath: any WritableKeyPath<Options, String?> & Sendable
  /// What to do where one is given too many.
  let severalHint: String
}
