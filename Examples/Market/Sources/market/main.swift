import CatalogAPI
import ChirpRuntime
import Foundation
import OrdersAPI
import Pricing

/// The sum of amounts, whichever API they are from.
func sum(_ amounts: [any Amount]) -> Int {
  amounts.reduce(0) { $0 + $1.units }
}

let address = CommandLine.arguments.dropFirst().first ?? "http://127.0.0.1:8080"
guard let baseURL = URL(string: address) else { fatalError("'\(address)' is not a URL") }
let client = APIClient(baseURL: baseURL)
let products = try await client.send(Catalog.products())
let orders = try await client.send(Orders.orders())
for product in products { print(product.name, product.price.text) }
for order in orders { print("order", order.id, order.total.text) }
print("in all", sum(products.map(\.price) + orders.map(\.total)))
