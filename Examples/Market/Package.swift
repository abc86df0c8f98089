// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Market",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "chirp-gen", path: "../..")],
  targets: [
    .target(name: "Pricing"),
    .target(
      name: "CatalogAPI",
      dependencies: ["Pricing", .product(name: "ChirpRuntime", package: "chirp-gen")],
      plugins: [.plugin(name: "ChirpGenPlugin", package: "chirp-gen")]),
    .target(
      name: "OrdersAPI",
      dependencies: ["Pricing", .product(name: "ChirpRuntime", package: "chirp-gen")],
      plugins: [.plugin(name: "ChirpGenPlugin", package: "chirp-gen")]),
    .executableTarget(name: "market", dependencies: ["CatalogAPI", "OrdersAPI", "Pricing"]),
  ],
  swiftLanguageModes: [.v6]
)
