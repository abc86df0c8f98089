/// A book as a screen shows it.
public struct Offer: Hashable, Identifiable, Sendable {
  public let id: Int
  public let title: String
  public let price: String
}
