import ChirpRuntime
import Foundation
import WeatherAPI

let address = CommandLine.arguments.dropFirst().first ?? "http://127.0.0.1:8080"
guard let baseURL = URL(string: address) else { fatalError("'\(address)' is not a URL") }
let client = APIClient(
  environment: APIEnvironment(baseURL: baseURL), credentials: { _ in .key("k-7") })
let forecast = try await client.send(API.forecast(place: "São Paulo"))
for hour in forecast.hours {
  print(forecast.place, hour.at.formatted(.iso8601), hour.celsius)
}
