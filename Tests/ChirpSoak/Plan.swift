import Foundation

/// What a run is to do, as the command line says it.
struct Plan {
  /// The number of the first spec.
  var first: UInt64 = 0
  /// How many specs there are.
  var count: UInt64 = 2_000
  /// Of how many of them the compiler is to check the types too.
  var typed: UInt64 = 0
  /// How many processes share the work.
  var jobs: UInt64 = 1
  /// Where failures and the files in between go.
  var folder = URL.temporaryDirectory.appending(path: "chirp-soak")
  /// Whether this process does the work, and is not the one that starts others.
  var isWorker = false

  /// - Throws: `Failure` if `arguments` are not options with values.
  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let option = rest.popFirst() {
      if option == "--worker" {
        isWorker = true
        continue
      }
      guard let value = rest.popFirst() else {
        throw Failure(text: "'\(option)' has no value", seed: nil)
      }
      if option == "--folder" {
        folder = URL(filePath: value)
        continue
      }
      guard let number = UInt64(value) else {
        throw Failure(text: "'\(value)' is not a number", seed: nil)
      }
      switch option {
      case "--first": first = number
      case "--count": count = number
      case "--typed": typed = number
      case "--jobs": jobs = max(1, number)
      default: throw Failure(text: "there is no option '\(option)'", seed: nil)
      }
    }
  }

  /// The part of a worker.
  func part(_ index: UInt64) -> Plan {
    var part = self
    let start = count * index / jobs
    let end = count * (index + 1) / jobs
    part.first = first + start
    part.count = end - start
    part.typed = typed * (index + 1) / jobs - typed * index / jobs
    part.folder = folder.appending(path: "worker-\(index)")
    part.isWorker = true
    return part
  }

  var arguments: [String] {
    [
      "--first", "\(first)", "--count", "\(count)", "--typed", "\(typed)", "--folder", folder.path,
    ] + (isWorker ? ["--worker"] : [])
  }
}
