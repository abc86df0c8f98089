extension Result where Failure == any Error {
  /// What `operation` gives or throws.
  init(of operation: () async throws -> Success) async {
    do {
      self = .success(try await operation())
    } catch {
      self = .failure(error)
    }
  }
}
