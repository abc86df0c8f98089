import ChirpRuntime

extension APIEnvironment {
  static let production = APIEnvironment(baseURL: API.baseURL)
  static let staging = APIEnvironment(
    baseURL: API.stagingURL, headers: ["X-Environment": "staging"], timeout: .seconds(60),
    logLevel: .headers)
}
