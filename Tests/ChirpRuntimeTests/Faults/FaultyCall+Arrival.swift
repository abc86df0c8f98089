import ChirpRuntime
import ChirpTestServer
import Foundation

extension FaultyCall {
  /// What is wrong with what servers saw of the call; nil if nothing is.
  ///
  /// - Parameters:
  ///   - server: The server of the client.
  ///   - elsewhere: The other origin.
  func arrivalMistake(at server: FaultServer, elsewhere: FaultServer) -> String? {
    let requests = server.requests(fault, number)
    let followers = server.requests(.none, number)
    let strangers = elsewhere.requests(.none, number)
    if !expectedArrivals.contains(requests.count) {
      return "it arrived \(requests.count) times"
    }
    if fault == .temporaryRedirect, followers.count != 1 {
      return "it followed the redirect \(followers.count) times"
    }
    if strangers.count != (fault == .redirectElsewhere ? 1 : 0) {
      return "it arrived elsewhere \(strangers.count) times"
    }
    let expectedBody = endpoint.body == nil ? Data() : body
    if (requests + followers + strangers).contains(where: { $0.body != expectedBody }) {
      return "it arrived without its body"
    }
    if (requests + followers).contains(where: { $0.header("Authorization") == nil }) {
      return "it arrived without its credential"
    }
    if strangers.contains(where: { $0.raw.range(of: Data(Self.token.utf8)) != nil }) {
      return "its credential arrived elsewhere"
    }
    return nil
  }

  /// How often the request may arrive. One that only reads is sent again by libcurl, five times at
  /// most, while connections that were used before break (RFC 9110 §9.2.2).
  private var expectedArrivals: ClosedRange<Int> {
    switch event {
    case .refusal, .fault(.resetWhileSending): 0...0
    case .cancellation, .fault(.stalledBeforeHead), .fault(.stalledInBody): 0...1
    case .fault(.reset), .fault(.closedBeforeHead): 0...(endpoint.method == .get ? 6 : 1)
    case .fault(.redirectLoop): 21...21
    case .fault: 1...1
    }
  }
}
