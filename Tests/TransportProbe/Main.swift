import Foundation

/// Sends requests and prints how they ended, for tests of what ends the process.
///
/// `TransportProbe get <url>`, `TransportProbe forms <url>` or `TransportProbe files <url>`.
@main
enum Main {
  static func main() async {
    guard CommandLine.arguments.count == 3, let url = URL(string: CommandLine.arguments[2]),
      let probe = Probe(rawValue: CommandLine.arguments[1])
    else {
      print("usage: TransportProbe get|forms|files <url>")
      exit(2)
    }
    print(await probe.endings(at: url).sorted().joined(separator: ", "))
  }
}
