import ChirpRuntime
import Foundation
import Testing

@Suite struct ObjectWriterTests {
  private struct Box<Content: Encodable>: ObjectEncodable {
    var content: Content

    func encode(to object: inout ObjectWriter) {
      object.encode(content, "content")
    }
  }

  @Test func aGenericFieldThatIsNilIsLeftOut() throws {
    #expect(try json(Box<Int?>(content: nil)) == "{}")
    #expect(try json(Box<Int?>(content: 1)) == #"{"content":1}"#)
    #expect(try json(Box<[Int?]>(content: [nil])) == #"{"content":[null]}"#)
    #expect(try json(Box<Box<String?>?>(content: Box(content: nil))) == #"{"content":{}}"#)
  }

  @Test func aPatchOfAnOptionalIsNullWhereThatIsNil() throws {
    struct Settings: ObjectEncodable {
      var level: Int?
      var at: Date?

      func encode(to object: inout ObjectWriter) {
        object.encode(Patch(level), "level")
        object.encode(Patch(at), "at", as: .unixSeconds)
      }
    }
    #expect(try json(Settings()) == #"{"at":null,"level":null}"#)
    let settings = Settings(level: 3, at: Date(timeIntervalSince1970: 2))
    #expect(try json(settings) == #"{"at":2,"level":3}"#)
  }

  private func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}
