public import ChirpRuntime
public import Foundation

public nonisolated enum Enclosure: Hashable, Sendable {
  case image(ImageAttachment)
  case link(LinkAttachment)
  case unrecognized(JSON)
}

public nonisolated struct ImageAttachment: Hashable, Sendable {
  public var width: Int

  public init(width: Int) {
    self.width = width
  }
}

public nonisolated struct LinkAttachment: Hashable, Sendable {
  public var kind: String
  public var url: URL

  public init(kind: String, url: URL) {
    self.kind = kind
    self.url = url
  }
}

public nonisolated enum Media: Hashable, Sendable {
  case text(String)
  case count(Int)
  case link(URL)
  case seenAt(Date)
  case visits([Date])
  case image(ImageAttachment)
  case user(PublicUser)
}

nonisolated extension Enclosure: ObjectDecodable {
  public init(from object: ObjectReader) throws {
    let tag: String = try object.decode("kind")
    switch tag {
    case "image": self = .image(try ImageAttachment(from: object))
    case "link": self = .link(try LinkAttachment(from: object))
    default: self = .unrecognized(try object.json())
    }
  }
}

nonisolated extension Enclosure: ObjectEncodable {
  public func encode(to object: inout ObjectWriter) {
    switch self {
    case .image(let value):
      object.encodeTag("image", "kind")
      value.encode(to: &object)
    case .link(let value):
      object.encodeTag("link", "kind")
      value.encode(to: &object)
    case .unrecognized(let json):
      object.encode(contentsOf: json)
    }
  }
}

nonisolated extension ImageAttachment: ObjectDecodable {
  public init(from object: ObjectReader) throws {
    width = try object.decode("width")
  }
}

nonisolated extension ImageAttachment: ObjectEncodable {
  public func encode(to object: inout ObjectWriter) {
    object.encode(width, "width")
  }
}

nonisolated extension LinkAttachment: ObjectDecodable {
  public init(from object: ObjectReader) throws {
    kind = try object.decode("kind")
    url = try object.decode("url")
  }
}

nonisolated extension LinkAttachment: ObjectEncodable {
  public func encode(to object: inout ObjectWriter) {
    object.encode(url, "url")
    object.encode(kind, "kind")
  }
}

nonisolated extension Media: Decodable {
  public init(from decoder: any Decoder) throws {
    var union = UnionReader(decoder)
    if let value: Int = union.decode() {
      self = .count(value)
    } else if let value: Date = union.decode() {
      self = .seenAt(value)
    } else if let value: [Date] = union.decode(as: .unixSeconds) {
      self = .visits(value)
    } else if let value: ImageAttachment = union.decode() {
      self = .image(value)
    } else if let value: PublicUser = union.decode() {
      self = .user(value)
    } else {
      throw union.error
    }
  }
}

nonisolated extension Media: Encodable {
  public func encode(to encoder: any Encoder) throws {
    let union = UnionWriter(encoder)
    switch self {
    case .text(let value): try union.encode(value)
    case .count(let value): try union.encode(value)
    case .link(let value): try union.encode(value)
    case .seenAt(let value): try union.encode(value)
    case .visits(let value): try union.encode(value, as: .unixSeconds)
    case .image(let value): try union.encode(value)
    case .user: break
    }
  }
}
