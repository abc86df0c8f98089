import Foundation
import Testing

/// Whether numbers of a spec have the same digits in the program that is compiled from the output.
@Suite struct DecimalTests {
  /// What is written, and the value.
  private static let numbers: [(text: String, value: String)] = [
    ("0", "0"), ("-0.00e7", "0"), ("1e5", "100000"), ("1E+127", "1" + zeros(127)),
    ("2.5e128", "25" + zeros(127)), ("-12.50E-3", "-0.0125"), ("19.99", "19.99"),
    ("0.1", "0.1"), ("1e-128", "0." + zeros(127) + "1"),
    ("123456789012345678901", "123456789012345678901"),
    ("-123456789012345678901", "-123456789012345678901"),
    ("1000000000000000000000000000000000001", "1000000000000000000000000000000000001"),
    ("340282366920938463463374607431768211455", "340282366920938463463374607431768211455"),
    ("-3.40282366920938463463374607431768211455", "-3.40282366920938463463374607431768211455"),
  ]

  @Test func keepTheirDigits() async throws {
    let folder = try TemporaryFolder()
    let fields = Self.numbers.enumerated().map { "      n\($0): Decimal = \($1.text)" }
    let spec = ["chirp: 1", "types:", "  Numbers:", "    fields:"] + fields
    try folder.write(spec.joined(separator: "\n") + "\n", to: "numbers.yaml")
    let program = Package.products.appending(path: "chirp-gen").path(percentEncoded: false)
    let generated = try await Command.run(
      [program, "generate", "numbers.yaml", "--output", "out"], in: folder.url)
    #expect(generated == Command(status: 0, output: "out: 3 files, 3 written\n", error: ""))

    let lines = Self.numbers.indices.map { "print(numbers.n\($0))\n" }
    try folder.write("let numbers = Numbers()\n" + lines.joined(), to: "main.swift")
    let compiled = try await Command.run(
      ["swiftc", "-swift-version", "6", "-o", "main", "main.swift", "out/Numbers.swift"],
      in: folder.url)
    #expect(compiled == Command(status: 0, output: "", error: ""))
    let run = try await Command.run(["./main"], in: folder.url)
    let expected = Self.numbers.map { $0.value + "\n" }.joined()
    #expect(run == Command(status: 0, output: expected, error: ""))
  }

  private static func zeros(_ count: Int) -> String {
    String(repeating: "0", count: count)
  }
}
