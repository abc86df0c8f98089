import Foundation

/// The messages of a source file, each as the pieces of text between what is put into it.
enum DeclaredMessages {
  /// Those that it declares at its foot.
  static func pieces(in source: String) -> [[String]] {
    source.components(separatedBy: "extension Diagnostic.Message {\n").dropFirst().flatMap {
      block in
      literals(in: Array(block.prefix(upTo: block.range(of: "\n}")?.lowerBound ?? block.endIndex)))
    }
  }

  /// Those that are arguments of calls of `name`, whose texts hold no parenthesis without its other.
  static func pieces(inCallsOf name: String, in source: String) -> [[String]] {
    source.components(separatedBy: "\(name)(").dropFirst().flatMap { call in
      var depth = 1
      let arguments = call.prefix { character in
        if character == "(" { depth += 1 }
        if character == ")" { depth -= 1 }
        return depth > 0
      }
      return literals(in: Array(arguments))
    }
  }

  /// Those that are what a case of a `switch` gives.
  static func pieces(ofCasesIn source: String) -> [[String]] {
    source.matches(of: /(?m)(?:^|: ) *("(?:[^"\\\n]|\\.)*")$/).flatMap { match in
      literals(in: Array(match.output.1))
    }
  }

  /// The string literals of `code`.
  static func literals(in code: [Character]) -> [[String]] {
    var literals: [[String]] = []
    var index = 0
    while index < code.count {
      if code[index...].starts(with: "///") {
        index = code[index...].firstIndex(of: "\n") ?? code.count
      } else if code[index] == "\"" {
        literals.append(literal(in: code, at: &index))
      } else {
        index += 1
      }
    }
    return literals
  }

  /// The literal that begins at `index`, which goes on behind it.
  private static func literal(in code: [Character], at index: inout Int) -> [String] {
    let mark = code[index...].starts(with: "\"\"\"") ? "\"\"\"" : "\""
    index += mark.count
    var pieces = [""]
    while index < code.count, !code[index...].starts(with: mark) {
      switch (code[index], index + 1 < code.count ? code[index + 1] : " ") {
      case ("\\", "("):
        skipInterpolation(in: code, at: &index)
        pieces.append("")
      case ("\\", "\n"), ("\n", _):
        index = code[index...].firstIndex { !"\\\n ".contains($0) } ?? code.count
      case ("\\", let escaped):
        pieces[pieces.count - 1].append(escaped)
        index += 2
      case (let character, _):
        pieces[pieces.count - 1].append(character)
        index += 1
      }
    }
    index += mark.count
    return pieces.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }

  private static func skipInterpolation(in code: [Character], at index: inout Int) {
    var depth = 0
    repeat {
      index += 1
      if code[index] == "(" { depth += 1 }
      if code[index] == ")" { depth -= 1 }
    } while depth > 0
    index += 1
  }
}
