import ChirpRuntime
import Foundation

struct Photo: APIRequest {
  typealias Response = Data
  let userID: Int
  let size: String

  var path: EndpointPath { "/users/:userID/photos/:size" }
  var pathParameters: [String: any ParameterConvertible] { ["userID": userID, "size": size] }
  var timeout: Duration? { .seconds(60) }
}
