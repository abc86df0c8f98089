/// An API of many resources that are alike: the size of the work is known.
///
/// Each resource has five routes (list, create, read, update, delete) and a type of eight fields,
/// among them a nested type, an enumeration, optionals, an array and dates.
struct SyntheticAPI {
  let resources: Int

  /// The spec of the API.
  var spec: String {
    var text = """
      chirp: 1

      api:
        name: Synthetic
        baseURL: https://api.example.com

      auth:
        session: { type: bearer }

      errors:
        body: APIErrorResponse
        reason: reason
        code: code
        codes: [not_found, not_allowed]

      types:
        APIErrorResponse:
          fields: { reason: String, code: String? }

        Page<Item>:
          fields:
            items: [Item]
            total: Int

      """
    for index in 0..<resources { text += type(index) }
    text += "\nroutes:\n"
    for index in 0..<resources { text += routes(index) }
    return text
  }

  private func type(_ index: Int) -> String {
    """

      Resource\(index):
        description: What the API keeps under the number \(index).
        fields:
          id: UUID
          name: String
          note: String?
          tags: [String]
          status: { cases: [draft, active, archived] }
          dimensions: { fields: { width: Double, height: Double, depth: Double? } }
          createdAt: Date
          updatedAt: Date?

    """
  }

  private func routes(_ index: Int) -> String {
    """

      listResource\(index):
        description: A page of the resources.
        group: Resources\(index)
        route: GET /resources\(index)
        auth: session
        query: { page: Int, per: Int = 20 }
        response: Page<Resource\(index)>

      createResource\(index):
        group: Resources\(index)
        route: POST /resources\(index)
        auth: session
        body: { name: String, note: String?, tags: [String] }
        response: Resource\(index)

      readResource\(index):
        group: Resources\(index)
        route: GET /resources\(index)/{id}
        path: { id: UUID }
        response: Resource\(index)

      updateResource\(index):
        group: Resources\(index)
        route: PUT /resources\(index)/{id}
        path: { id: UUID }
        auth: session
        body: Resource\(index)
        response: Resource\(index)

      deleteResource\(index):
        group: Resources\(index)
        route: DELETE /resources\(index)/{id}
        path: { id: UUID }
        auth: session

    """
  }

  /// The same types as a person would write them who codes nothing: plain `Sendable` structures with
  /// the same properties and initializers.
  var plainSwift: String {
    var text = """
      public import Foundation

      public struct APIErrorResponse: Sendable {
        public var reason: String
        public var code: String?

        public init(reason: String, code: String? = nil) {
          self.reason = reason
          self.code = code
        }
      }

      public struct Page<Item: Sendable>: Sendable {
        public var items: [Item]
        public var total: Int

        public init(items: [Item], total: Int) {
          self.items = items
          self.total = total
        }
      }

      """
    for index in 0..<resources { text += plainType(index) }
    return text
  }

  private func plainType(_ index: Int) -> String {
    """

    /// What the API keeps under the number \(index).
    public struct Resource\(index): Sendable {
      public var id: UUID
      public var name: String
      public var note: String?
      public var tags: [String]
      public var status: Status
      public var dimensions: Dimensions
      public var createdAt: Date
      public var updatedAt: Date?

      public init(
        id: UUID, name: String, note: String? = nil, tags: [String], status: Status,
        dimensions: Dimensions, createdAt: Date, updatedAt: Date? = nil
      ) {
        self.id = id
        self.name = name
        self.note = note
        self.tags = tags
        self.status = status
        self.dimensions = dimensions
        self.createdAt = createdAt
        self.updatedAt = updatedAt
      }

      public enum Status: Sendable {
        case draft
        case active
        case archived
      }

      public struct Dimensions: Sendable {
        public var width: Double
        public var height: Double
        public var depth: Double?

        public init(width: Double, height: Double, depth: Double? = nil) {
          self.width = width
          self.height = height
          self.depth = depth
        }
      }
    }

    """
  }
}
