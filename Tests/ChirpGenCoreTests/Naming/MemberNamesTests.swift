import ChirpDiagnostics
import Testing

@testable import ChirpGenCore

@Suite struct MemberNamesTests {
  @Test(arguments: [
    (["type", "_type", "type_", "-type"], ["type", "_type", "typeUnderscore", "dashType"]),
    (["Active", "ACTIVE"], ["active", "_ACTIVE"]),
    (["Active", "ACTIVE", "active"], ["_Active", "_ACTIVE", "active"]),
    (["+1", "-1", "+", "-", ""], ["plus1", "minus1", "plus", "dash", "empty"]),
    (["user_id", "userId", "userID"], ["userUnderscoreId", "userId", "userID"]),
    (["self", "_self", "init", "in"], ["_self", "underscoreSelf", "_init", "`in`"]),
    (["rawValue", "raw_value"], ["_rawValue", "rawUnderscoreValue"]),
    (["👍", "👎"], ["thumbsUpSign", "thumbsDownSign"]),
    (["4:3", "4-3", "4/3"], ["_4To3", "_4Dash3", "_4Slash3"]),
    (["plus", "_plus", "+", "+ "], ["plus", "_plus", "value2b", "plusSpace"]),
  ])
  func areDistinctWhateverTheOrder(wireNames: [String], names: [String]) {
    let expected = Dictionary(uniqueKeysWithValues: zip(wireNames, names))
    for rotation in wireNames.indices {
      let rotated = Array(wireNames[rotation...] + wireNames[..<rotation])
      for order in [rotated, rotated.reversed()] {
        let given = zip(order, memberNames(for: order.map { (nil, $0) }))
        #expect(Dictionary(uniqueKeysWithValues: given) == expected)
      }
    }
  }

  @Test func parametersOfOneNameSayWhereTheyStand() {
    let names = memberNames(for: [
      (.path, "id"), (.query, "id"), (.header, "ID"), (.body, "id"), (.body, "page"),
      (.query, "a_b"), (.query, "aB"),
    ])
    #expect(names == ["id", "queryID", "headerID", "bodyID", "page", "aUnderscoreB", "aB"])
  }

  private func memberNames(
    for members: [(origin: MemberNames.Origin?, wire: String)]
  ) -> [String] {
    var diagnostics = Diagnostics()
    let names = MemberNames.names(
      for: members.map { origin, wire in
        MemberNames.Member(
          part: Nameable(Located(wire, at: SourceRange(columns: 0..<1)), .member(of: "T")),
          origin: origin)
      }, reserved: [["init", "rawValue"]], clashes: .settled, remedy: .renameField,
      diagnostics: &diagnostics)
    #expect(DiagnosticPrinter(colored: false).text(diagnostics) == "")
    return names
  }
}
