import ChirpDiagnostics
import ChirpYAML
import Foundation
import Testing

/// What it takes to say what was probably meant where YAML stops reading.
@Suite struct FaultTextTests {
  /// Texts with a fault, each around some filling of any length.
  private static let shapes: [@Sendable (String) -> String] = [
    { "a: { b: 'x'\($0) }" }, { "a: { x\($0): 1 y: 2 }" }, { "a: [\($0)\nb: 1" },
    { "a: b: \($0)" }, { "a: { \($0) #fff }" }, { "a: {\n\($0)\n\($0)\n\($0)\n" },
  ]

  @Test(arguments: ["x ", "' ", "\" ", "a: ", "]", "[ ", "# ", "é", "e\u{301}", "\\"])
  func theWorkGrowsWithTheTextAlone(filling: String) {
    for shape in Self.shapes {
      let work = [500, 8_000].map { count in
        // The least of several is that of the work alone.
        (0..<2).map { _ in Self.work(on: shape(String(repeating: filling, count: count))) }.min()
          ?? 0
      }
      // Squared, it would be 256 times as much.
      #expect(work[1] < 64 * max(work[0], 100_000), "\(shape("…").debugDescription)")
    }
  }

  /// What a thread works to compose `text`, in nanoseconds of the processor.
  private static func work(on text: String) -> Int {
    var diagnostics = Diagnostics()
    let file = diagnostics.add(path: "a.yaml", bytes: Array(text.utf8))
    let start = now
    _ = Composer().compose(file, diagnostics: &diagnostics)
    return now - start
  }

  private static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
  }
}
