// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Feed",
  platforms: [.macOS(.v15), .iOS(.v18)],
  dependencies: [.package(name: "chirp-gen", path: "../..")],
  targets: [
    .target(
      name: "FeedAPI",
      dependencies: [.product(name: "ChirpRuntime", package: "chirp-gen")],
      plugins: [.plugin(name: "ChirpGenPlugin", package: "chirp-gen")]),
    .target(name: "Feed", dependencies: ["FeedAPI"]),
    .testTarget(
      name: "FeedTests",
      dependencies: ["Feed", .product(name: "ChirpTesting", package: "chirp-gen")]),
  ],
  swiftLanguageModes: [.v6]
)
