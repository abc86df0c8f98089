/// The token of the service, which lives as long as the job does.
actor TokenStore {
  private(set) var token: String?

  func keep(_ token: String) {
    self.token = token
  }
}
