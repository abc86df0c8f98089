/// How an order ended.
public enum Purchase: Hashable, Sendable {
  case done(orderID: Int)
  case soldOut
  case signInFirst
}
