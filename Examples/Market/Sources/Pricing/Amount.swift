/// What the modules of both APIs call an amount. Each has a type of its own for it, and both are of
/// one definition, `specs/common/money.yaml`.
public protocol Amount {
  var units: Int { get }
  var currency: String { get }
}

extension Amount {
  /// The amount for people.
  public var text: String {
    let cents = units % 100
    return "\(units / 100).\(cents < 10 ? "0" : "")\(cents) \(currency)"
  }
}
