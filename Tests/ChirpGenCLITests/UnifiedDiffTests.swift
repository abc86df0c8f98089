import ChirpGenCore
import Foundation
import HostileSpecs
import Testing

@Suite("unified diff")
struct UnifiedDiffTests {
  private func diff(_ old: String?, _ new: String?) -> String {
    UnifiedDiff.lines(from: old.map { Array($0.utf8) }, to: new.map { Array($0.utf8) }, path: "t")
      .map { "\($0)\n" }.joined()
  }

  @Test(
    "a line break that is missing at the end is shown",
    arguments: [
      ("a\nb", "a\nb\n", " a\n-b\n\\ No newline at end of file\n+b\n"),
      ("a\nb\n", "a\nb", " a\n-b\n+b\n\\ No newline at end of file\n"),
      (
        "a\nb", "c\nb", "-a\n+c\n b\n\\ No newline at end of file\n"
      ),
    ])
  func missingLineBreak(old: String, new: String, body: String) {
    #expect(diff(old, new) == "--- a/t\n+++ b/t\n@@ -1,2 +1,2 @@\n\(body)")
  }

  @Test("an empty text, and none at all")
  func empty() {
    #expect(diff("", "a\n") == "--- a/t\n+++ b/t\n@@ -0,0 +1 @@\n+a\n")
    #expect(diff("a\nb\n", "") == "--- a/t\n+++ b/t\n@@ -1,2 +0,0 @@\n-a\n-b\n")
    #expect(diff(nil, "a\n") == "--- /dev/null\n+++ b/t\n@@ -0,0 +1 @@\n+a\n")
    #expect(diff("a\n", nil) == "--- a/t\n+++ /dev/null\n@@ -1 +0,0 @@\n-a\n")
    #expect(diff("a\n", "a\n") == "--- a/t\n+++ b/t\n")
  }

  @Test("a function that is added is shown from its first line to its last")
  func addedFunction() {
    let old = "{\n  func a() {\n  }\n\n  func c() {\n  }\n}\n"
    let new = "{\n  func a() {\n  }\n\n  func b() {\n  }\n\n  func c() {\n  }\n}\n"
    #expect(
      diff(old, new) == """
        --- a/t
        +++ b/t
        @@ -2,6 +2,9 @@
           func a() {
           }
         
        +  func b() {
        +  }
        +
           func c() {
           }
         }

        """)
  }

  @Test("the end of a path with a blank is marked")
  func blankInPath() {
    #expect(
      UnifiedDiff.lines(from: nil, to: [0x61, 0x0A], path: "my file").prefix(2)
        == ["--- /dev/null", "+++ b/my file\t"])
  }

  @Test("texts of many lines that have nothing in common are compared at once")
  func nothingInCommon() {
    let count = 50_000
    let old = (0..<count).map { "a\($0)\n" }.joined()
    let new = (0..<count).map { "b\($0)\n" }.joined()
    let start = ContinuousClock.now
    #expect(diff("x\n" + old, "x\n" + new).utf8.count > old.utf8.count + new.utf8.count)
    #expect(ContinuousClock.now - start < .seconds(60))
  }

  @Test("is what 'diff -u' gives, if each line is there once", .needs("diff"), arguments: 0..<20)
  func likeDiff(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let old = (0..<Int.random(in: 0...120, using: &random)).map { "line \($0)" }
    var new: [String] = []
    for line in old {
      switch Int.random(in: 0..<24, using: &random) {
      case 0: continue
      case 1: new.append("changed \(line)")
      case 2: new += [line, "behind \(line)", "more \(line)"]
      default: new.append(line)
      }
    }
    let texts = [old, new].map { $0.map { "\($0)\n" }.joined() }
      .map { Bool.random(using: &random) ? $0 : String($0.dropLast()) }
    let ours = texts[0] == texts[1] ? "" : diff(texts[0], texts[1])
    #expect(try await systemDiff(texts[0], texts[1]) == ours)
  }

  @Test(
    "is a shortest one, and gives the new text, if lines come again", .needs("diff"),
    .needs("patch"), arguments: 0..<40)
  func shortest(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let texts = (0..<2).map { _ in
      (0..<Int.random(in: 0...60, using: &random)).map { _ in
        "\(Int.random(in: 0...(2 + Int(seed)), using: &random))\n"
      }.joined()
    }
    let ours = diff(texts[0], texts[1])
    let theirs = try await systemDiff(texts[0], texts[1])
    #expect(changedLines(ours) == changedLines(theirs))
    let workspace = try Workspace()
    try workspace.write(texts[0], to: "t")
    try workspace.write(ours, to: "patch")
    if texts[0] != texts[1] {
      #expect(try await Shell.run("patch -sp1 < patch", in: workspace) == Shell(status: 0))
      #expect((try? workspace.text("t")) ?? "" == texts[1])
    }
  }

  private func changedLines(_ diff: String) -> Int {
    diff.split(separator: "\n").dropFirst(2).count { $0.hasPrefix("-") || $0.hasPrefix("+") }
  }

  private func systemDiff(_ old: String, _ new: String) async throws -> String {
    let workspace = try Workspace()
    try workspace.write(old, to: "old")
    try workspace.write(new, to: "new")
    let run = try await Shell.run(
      "diff --minimal -u --label a/t --label b/t old new", in: workspace)
    #expect(run.status <= 1)
    return run.output
  }
}
