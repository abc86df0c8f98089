import ChirpDiagnostics

extension Options {
  /// The value of the option `name` as one of the raw values of `Choice`; nil if it is not given.
  func choice<Choice: RawRepresentable & CaseIterable>(
    _ keyPath: KeyPath<Options, String?>, of name: String, as type: Choice.Type
  ) throws(UsageError) -> Choice? where Choice.RawValue == String {
    guard let text = self[keyPath: keyPath] else { return nil }
    if let choice = Choice(rawValue: text) { return choice }
    let names = Choice.allCases.map(\.rawValue)
    let known = "known are \(names.map { "'\($0)'" }.joined(separator: ", "))"
    throw UsageError(
      message: "'\(text)' is no value of '\(name)'",
      hint: nearest(to: text, among: names).map { "did you mean '\($0)'?" } ?? known)
  }
}
