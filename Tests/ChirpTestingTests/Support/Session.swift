/// Where an app keeps what it was given.
actor Session {
  private(set) var tokens: Tokens?

  func keep(_ tokens: Tokens?) {
    self.tokens = tokens
  }
}
