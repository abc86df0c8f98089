import Foundation

/// How far a worker is, in a file that outlives it.
struct Progress {
  var seed: UInt64 = 0
  var swift: UInt64 = 0
  var diagnostics: UInt64 = 0
  var grammar: UInt64 = 0
  var grammarSwift: UInt64 = 0
  var typed: UInt64 = 0

  init() {}

  /// Reads what a worker has written last.
  init(_ file: URL) {
    let words = (try? String(contentsOf: file, encoding: .utf8))?.split(separator: " ") ?? []
    let numbers = words.compactMap { UInt64($0) }
    guard numbers.count == 6 else { return }
    seed = numbers[0]
    swift = numbers[1]
    diagnostics = numbers[2]
    grammar = numbers[3]
    grammarSwift = numbers[4]
    typed = numbers[5]
  }

  /// In digits of the same number each time, so that a new text covers the last one.
  var text: String {
    [seed, swift, diagnostics, grammar, grammarSwift, typed].map { number in
      let digits = String(number)
      return String(repeating: "0", count: max(0, 20 - digits.count)) + digits
    }.joined(separator: " ")
  }

  static func + (left: Progress, right: Progress) -> Progress {
    var sum = left
    sum.swift += right.swift
    sum.diagnostics += right.diagnostics
    sum.grammar += right.grammar
    sum.grammarSwift += right.grammarSwift
    sum.typed += right.typed
    return sum
  }
}
