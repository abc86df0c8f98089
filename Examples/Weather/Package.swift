// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Weather",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "chirp-gen", path: "../..")],
  targets: [
    .target(
      name: "WeatherAPI",
      dependencies: [.product(name: "ChirpRuntime", package: "chirp-gen")]),
    .executableTarget(name: "weather", dependencies: ["WeatherAPI"]),
  ],
  swiftLanguageModes: [.v6]
)
