import Foundation
import Testing

@testable import ChirpGenCore

/// Whether `Documentation/spec.md` explains all that a spec can say.
@Suite struct SpecKeysTests {
  private static let tables: [KeyTable] = [
    .spec, .api, .json, .errors, .authentication, .requirement, .type, .field, .bodyField,
    .formField, .parameter, .part,
    .multipartPart, .defaults, .retry, .offline, .pages, .route,
  ]
  private static let notInThisVersion = "## Not in this version\n"

  private let sections: [String]

  init() throws {
    let url = Golden.packageFolder.appending(path: "Documentation/spec.md")
    let page = try String(contentsOf: url, encoding: .utf8)
    sections = page.components(separatedBy: Self.notInThisVersion)
  }

  @Test(arguments: tables)
  func everyKeyIsExplained(table: KeyTable) throws {
    #expect(sections.count == 2)
    #expect(table.keys.filter { !sections[0].contains("`\($0)`") } == [])
    #expect(table.planned.filter { !sections[1].contains("`\($0)`") } == [])
    #expect(table.planned.filter { sections[0].contains("`\($0)`") } == [])
  }

  @Test func everyChoiceIsNamed() {
    let choices: [[String]] = [
      BuiltInType.allCases.map(\.rawValue), ParameterStyle.allCases.map(\.rawValue),
      RoutePolicies.Cache.allCases.map(\.rawValue), RoutePolicies.Priority.allCases.map(\.rawValue),
      JSONOptions.DateFormat.allCases.map(\.rawValue),
      JSONOptions.KeyStyle.allCases.map(\.rawValue),
    ]
    #expect(choices.flatMap(\.self).filter { !sections[0].contains("`\($0)`") } == [])
  }
}
