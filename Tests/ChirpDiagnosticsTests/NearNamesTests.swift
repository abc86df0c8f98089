import Testing

@testable import ChirpDiagnostics

@Suite struct NearNamesTests {
  @Test(arguments: [
    ("Itn", ["String", "Int", "UInt"], "Int"),
    ("Strng", ["Int", "String"], "String"),
    ("Strinng", ["Int", "String"], "String"),
    ("Sprint", ["Int", "Splint", "Squint"], "Splint"),
    ("string", ["Strinq", "STRING"], "STRING"),
    ("reponse", ["route", "response", "responses"], "response"),
    ("idd", ["id", "idx"], "id"),
    ("acb", ["abcd", "abc"], "abc"),
    ("dates", ["date", "data"], "date"),
    ("abcdef", ["badcef"], "badcef"),
  ])
  func isSuggested(name: String, candidates: [String], nearest expected: String) {
    #expect(nearest(to: name, among: candidates) == expected)
  }

  @Test(arguments: [
    ("Itn", ["String", "Bool"]), ("x", ["y"]), ("", ["a"]), ("abcdef", ["abcxyz", "badcfe"]),
    ("Int", []), ("abcde", ["bacdf"]), ("abcdefghijkl", ["abcxyzghijkl"]),
    (String(repeating: "a", count: 33), [String(repeating: "a", count: 31)]),
  ])
  func isNone(name: String, candidates: [String]) {
    #expect(nearest(to: name, among: candidates) == nil)
  }

  @Test func firstOfEqualsWins() {
    #expect(nearest(to: "cat", among: ["car", "cap"]) == "car")
    #expect(nearest(to: "cat", among: ["cap", "car"]) == "cap")
  }

  /// From some search on an index is asked, which changes nothing of what is found.
  @Test func manySearchesFindWhatOneDoes() {
    let words = ["User", "UserList", "Post", "PostPage", "Visibility", "CommentThreadSettings"]
    let names = (0..<40).flatMap { number in words.map { "\($0)\(number)" } }
    let wanted = names.enumerated().flatMap { index, name -> [String] in
      let letters = Array(name)
      let place = index % letters.count
      var swapped = letters
      swapped.swapAt(place, (place + 1) % letters.count)
      var edited = swapped
      edited.insert("x", at: letters.count / 2)
      return [
        name.uppercased(), String(letters.dropFirst(2)), String(letters[..<place] + "é"),
        String(swapped), String(edited), name + "yz", "Zzz\(name)",
        String(repeating: name, count: 5),
      ]
    }
    var near = NearNames(names)
    let found = wanted.map { near.nearest(to: $0) }
    let expected = wanted.map { nearest(to: $0, among: names) }
    #expect(found == expected)
    #expect(found.contains { $0 != nil })
    #expect(found.contains(nil))
  }

  /// The index is asked for the few names that may be near, however many there are.
  @Test(arguments: [500, 1000, 2000])
  func theIndexGivesFewNames(count: Int) {
    let names = (0..<count).map { Array("type\($0 + 1000)name".unicodeScalars) }
    let index = EditIndex(names)
    let counts = (0..<100).map { number in
      index.places(near: Array("tpye\(number + 1000)nam".unicodeScalars), edits: 2).count
    }
    #expect(counts == Array(repeating: 1, count: 100))
  }
}
