import ChirpRuntime
import ChirpTestServer
import Foundation

/// A call that meets a fault, and how it has to end.
struct FaultyCall: Sendable {
  /// How a call ends.
  enum Ending: Hashable {
    case value
    case cancelled
    case transport(TransportError.Kind)
    case tooLarge
    case invalidResponse
    case unauthorized
    case redirection(String)
    /// As it never should.
    case other(String)
  }

  /// What happens to a call.
  enum Event: Hashable, Sendable {
    case fault(Fault)
    /// Nobody listens.
    case refusal
    /// The caller cancels it while it waits.
    case cancellation

    static let all = Fault.allCases.map(Event.fault) + [.refusal, .cancellation]
  }

  /// The token that only one origin may see.
  static let token = "canary"

  let number: Int
  let event: Event

  /// The call of a number: the events come in turn, and with each of them the methods.
  init(number: Int) {
    self.number = number
    event = Event.all[number % Event.all.count]
  }

  /// What the server does.
  var fault: Fault {
    switch event {
    case .fault(let fault): fault
    case .refusal: .none
    case .cancellation: .stalledBeforeHead
    }
  }

  /// How long the call may take.
  var timeout: Duration {
    switch event {
    case .fault(.stalledBeforeHead), .fault(.stalledInBody): .milliseconds(200)
    case .fault, .refusal, .cancellation: .seconds(60)
    }
  }

  /// GET, POST with a body and POST without one in turn, where a body is not part of the event.
  var endpoint: Endpoint<[Int]> {
    let isPost = hasBody || method == 2
    return Endpoint(
      path: EndpointPath(verbatim: "/\(fault)/\(number)"), method: isPost ? .post : .get,
      body: hasBody ? .data(body) : nil, authentication: .required,
      policies: EndpointPolicies(timeout: timeout))
  }

  /// What is sent, if something is.
  var body: Data {
    Data(repeating: UInt8(number & 0xFF), count: fault == .resetWhileSending ? 1 << 20 : 64)
  }

  private var method: Int { number / Event.all.count % 3 }

  private var hasBody: Bool {
    switch fault {
    case .resetWhileSending, .temporaryRedirect, .redirectElsewhere: true
    default: method == 1
    }
  }

  /// How the call has to end.
  var expectedEnding: Ending {
    switch event {
    case .refusal: .transport(.connectionRefused)
    case .cancellation: .cancelled
    case .fault(let fault):
      switch fault {
      case .none, .slow, .temporaryRedirect, .redirectElsewhere: .value
      case .reset, .resetWhileSending, .closedBeforeHead, .closedAfterHead, .resetAfterHead,
        .truncated:
        .transport(.connectionLost)
      case .stalledBeforeHead, .stalledInBody: .transport(.timedOut)
      case .oversized: .tooLarge
      case .garbage, .badChunk, .badCompression: .invalidResponse
      case .basicChallenge: .unauthorized
      case .redirectLoop: .redirection("it is the 21st one, and at most 20 are followed")
      }
    }
  }
}
