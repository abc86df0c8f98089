public import ChirpRuntime

public nonisolated enum Visibility: RawRepresentable, Hashable, Sendable {
  case `public`
  case followers
  case unrecognized(String)

  public init(rawValue: String) {
    self =
      switch rawValue {
      case "public": .public
      case "followers": .followers
      default: .unrecognized(rawValue)
      }
  }

  public var rawValue: String {
    switch self {
    case .public: "public"
    case .followers: "followers"
    case .unrecognized(let rawValue): rawValue
    }
  }
}

nonisolated extension Visibility: Decodable {}
nonisolated extension Visibility: Encodable {}
nonisolated extension Visibility: ParameterConvertible {}
