import ChirpRuntime
import ChirpRuntimeSample
import Foundation
import Testing

@Suite struct IndirectTests {
  @Test func aRecursiveStructIsReadAndWritten() throws {
    let json = #"{"name":"a","parent":{"name":"b","parent":{"name":"c"}}}"#
    let folder = try JSONDecoder().decode(Folder.self, from: Data(json.utf8))
    #expect(
      folder
        == Folder(name: "a", parent: Folder(name: "b", parent: Folder(name: "c"))))
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(String(decoding: try encoder.encode(folder), as: UTF8.self) == json)
  }

  @Test func aCopyThatIsChangedLeavesTheOriginal() {
    let folder = Folder(name: "a", parent: Folder(name: "b"))
    var copy = folder
    copy.parent?.name = "c"
    #expect(folder.parent?.name == "b")
    #expect(copy.parent?.name == "c")
    #expect(Set([folder, copy, folder]).count == 2)
  }

  @Test func cyclesOfTypesAreValues() {
    let book = Author.Book(title: "a", foreword: Author(bestKnown: Author.Book(title: "b")))
    #expect(book.foreword?.bestKnown == Author.Book(title: "b"))
  }

  @Test func genericStructsConformAsTheirItemsDo() throws {
    let chain = try JSONDecoder().decode(
      Chain<Int>.self, from: Data(#"{"item":1,"next":{"item":2,"next":null}}"#.utf8))
    #expect(chain == Chain(item: 1, next: Chain(item: 2)))
    #expect(chain.hashValue == Chain(item: 1, next: Chain(item: 2)).hashValue)
  }

  @Test func errorsInsideHaveTheWholePath() throws {
    let error = try #require(throws: DecodingError.self) {
      try JSONDecoder().decode(
        Folder.self, from: Data(#"{"name":"a","parent":{"name":"b","parent":{}}}"#.utf8))
    }
    guard case .keyNotFound(let key, let context) = error else {
      Issue.record(error)
      return
    }
    #expect((context.codingPath + [key]).map(\.stringValue) == ["parent", "parent", "name"])
  }

  @Test func theAttributeDoesTheSameWhereItIsAllowed() {
    let node = Node(children: 1, parent: Node(children: 2))
    var copy = node
    copy.parent?.children = 3
    #expect(node == Node(children: 1, parent: Node(children: 2)))
    #expect(copy.parent?.children == 3)
    #expect(String(describing: copy.parent ?? node) == "Node(children: 3, _parent: nil)")
  }
}

private struct Node: Hashable, Sendable {
  var children: Int
  @Indirect var parent: Node?

  init(children: Int, parent: Node? = nil) {
    self.children = children
    self.parent = parent
  }
}
