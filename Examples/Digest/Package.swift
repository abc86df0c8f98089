// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Digest",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "chirp-gen", path: "../..")],
  targets: [
    .target(
      name: "DigestAPI",
      dependencies: [.product(name: "ChirpRuntime", package: "chirp-gen")],
      plugins: [.plugin(name: "ChirpGenPlugin", package: "chirp-gen")]),
    .executableTarget(name: "digest", dependencies: ["DigestAPI"]),
  ],
  swiftLanguageModes: [.v6]
)
