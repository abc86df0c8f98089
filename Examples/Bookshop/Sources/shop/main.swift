import Bookshop
import Foundation

let address = CommandLine.arguments.dropFirst().first ?? "http://127.0.0.1:8080"
guard let baseURL = URL(string: address) else { fatalError("'\(address)' is not a URL") }
let shop = Shop(baseURL: baseURL) { ProcessInfo.processInfo.environment["SHOP_TOKEN"] }
for offer in try await shop.offers(by: "Woolf") {
  print(offer.title, offer.price, try await shop.buy(offer))
}
