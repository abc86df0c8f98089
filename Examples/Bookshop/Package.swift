// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Bookshop",
  platforms: [.macOS(.v15), .iOS(.v18)],
  dependencies: [.package(name: "chirp-gen", path: "../..")],
  targets: [
    .target(
      name: "BookshopAPI",
      dependencies: [.product(name: "ChirpRuntime", package: "chirp-gen")],
      plugins: [.plugin(name: "ChirpGenPlugin", package: "chirp-gen")]),
    .target(name: "Bookshop", dependencies: ["BookshopAPI"]),
    .executableTarget(name: "shop", dependencies: ["Bookshop"]),
  ],
  swiftLanguageModes: [.v6]
)
