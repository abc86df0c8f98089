import Foundation

/// Plays the fault that a request names.
struct FaultPlay {
  /// What becomes of the connection.
  enum Ending {
    /// It is open for another request.
    case answer
    case close
    case reset
    /// It stays open, and nothing more is sent.
    case hold
  }

  let connection: Socket
  /// Where ``Fault/redirectElsewhere`` leads to.
  let elsewhere: URL?

  /// Sends what there is of an answer.
  ///
  /// - Parameters:
  ///   - request: What arrived.
  ///   - arrivals: How often it has by now.
  func ending(of request: TestRequest, arrivals: Int) -> Ending {
    var segments = request.target.split(separator: "/").map(String.init)
    if segments.first == "once" {
      segments.removeFirst()
      if arrivals > 1 {
        segments[0] = "\(Fault.none)"
      }
    }
    guard segments.count == 2, let fault = Fault(rawValue: segments[0]) else {
      send(head(404, "Content-Length: 0"))
      return .answer
    }
    let body = "[\(segments[1])]"
    switch fault {
    case .none:
      send(head(200, "Content-Length: \(body.utf8.count)") + body)
    case .reset, .resetWhileSending:
      return .reset
    case .closedBeforeHead:
      return .close
    case .stalledBeforeHead:
      return .hold
    case .closedAfterHead, .resetAfterHead, .truncated, .stalledInBody, .slow, .oversized:
      return endingWithinBody(fault, body)
    case .garbage, .badChunk, .badCompression:
      return endingOfNonsense(fault, body)
    case .basicChallenge:
      let challenge = #"WWW-Authenticate: Basic realm="storm""#
      send(head(401, challenge, "Content-Length: \(body.utf8.count)") + body)
    case .temporaryRedirect:
      redirect(to: "/none/\(segments[1])")
    case .redirectElsewhere:
      redirect(to: "\(elsewhere?.absoluteString ?? "")/none/\(segments[1])")
    case .redirectLoop:
      redirect(to: request.target)
    }
    return .answer
  }

  private func endingWithinBody(_ fault: Fault, _ body: String) -> Ending {
    if fault == .oversized {
      send(head(200, "Content-Length: \(256 << 10)") + String(repeating: "1", count: 256 << 10))
      return .answer
    }
    send(head(200, "Content-Length: \(body.utf8.count)"))
    switch fault {
    case .slow:
      for character in body {
        Thread.sleep(forTimeInterval: 0.002)
        send(String(character))
      }
      return .answer
    case .truncated:
      send(String(body.dropLast()))
      return .close
    case .stalledInBody:
      send(String(body.dropLast()))
      return .hold
    case .resetAfterHead:
      return .reset
    default:
      return .close
    }
  }

  private func endingOfNonsense(_ fault: Fault, _ body: String) -> Ending {
    switch fault {
    case .badChunk: send(head(200, "Transfer-Encoding: chunked") + "x\r\n\(body)\r\n0\r\n\r\n")
    case .badCompression:
      send(
        head(200, "Content-Encoding: gzip", "Content-Length: \(body.utf8.count)") + body)
      return .answer
    default: send("\u{1}\u{2} what is this?\r\n\r\n\(body)\r\n")
    }
    return .close
  }

  private func redirect(to location: String) {
    send(head(307, "Location: \(location)", "Content-Length: 0"))
  }

  private func head(_ status: Int, _ fields: String...) -> String {
    let lines = ["HTTP/1.1 \(status) Status", "Content-Type: application/json"] + fields
    return lines.joined(separator: "\r\n") + "\r\n\r\n"
  }

  private func send(_ text: String) {
    connection.write(Data(text.utf8))
  }
}
