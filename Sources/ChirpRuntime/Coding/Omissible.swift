/// A value of which one stands for a field that is not there.
protocol Omissible {
  /// The value that an object leaves out.
  static var absent: Self { get }

  var isAbsent: Bool { get }
}

extension Optional: Omissible {
  static var absent: Wrapped? { nil }

  var isAbsent: Bool {
    if case .none = self { true } else { false }
  }
}
