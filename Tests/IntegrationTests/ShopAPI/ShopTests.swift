import ChirpRuntime
import ChirpTestServer
import Foundation
import ShopAPI
import Testing

/// The API of `specs/shop.yaml`.
@Suite struct ShopTests {
  private let pen = Product(id: 7, name: "Pen", price: Decimal(string: "1.10") ?? 0, stock: 3)
  private let penJSON = #"{"id":7,"name":"Pen","price":1.10,"stock":3}"#

  @Test func getAllProducts() async throws {
    let response: GetAllProductsResponse = try await Loopback.send(
      API.getAllProducts(),
      as: """
        GET /products
        Accept: application/json
        """,
      answer: .json(#"{"products":[\#(penJSON),{"id":8,"name":"Ink","price":20}]}"#))
    #expect(response.products == [pen, Product(id: 8, name: "Ink", price: 20)])
    #expect(response.products.map(\.price.description) == ["1.1", "20"])
  }

  @Test func getProductDetails() async throws {
    let product: Product = try await Loopback.send(
      API.getProductDetails(id: 7),
      as: """
        GET /products/7
        Accept: application/json
        """,
      answer: .json(penJSON))
    #expect(product == pen)
  }

  @Test func updateStock() async throws {
    let product: Product = try await Loopback.send(
      API.updateStock(id: 7, quantity: 3),
      as: """
        PUT /products/7/stock
        Accept: application/json
        Content-Type: application/json
        X-Api-Key: k-1

        {"quantity":3}
        """,
      answer: .json(penJSON),
      credentials: ["staff": .key("k-1")])
    #expect(product == pen)
  }

  @Test func withoutAKeyNothingIsSent() async throws {
    let error = try await Loopback.failure(
      of: API.updateStock(id: 7, quantity: 3), answer: .json(penJSON))
    #expect(error.isUnauthorized)
    #expect(
      "\(error)"
        == "PUT /products/{}/stock: not sent: it requires authentication, and the client has no "
        + "credential for 'staff'")
  }

  @Test func theCodesOfTheShop() async throws {
    let problem = #"{"type":"product_not_found","detail":"There is no product 9."}"#
    let error = try await Loopback.failure(
      of: API.getProductDetails(id: 9), answer: .json(problem, status: 404))
    #expect(error.code == .productNotFound)
    #expect(error.reason == "There is no product 9.")
    #expect(error.body(as: Problem.self)?.type == "product_not_found")
  }
}
