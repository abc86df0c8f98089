// swift-tools-version: 6.2

import PackageDescription

// The plugins of chirp-gen, which run the program as it is released and compile nothing of it.
let package = Package(
  name: "chirp-gen-prebuilt",
  products: [
    .plugin(name: "ChirpGenPrebuiltPlugin", targets: ["ChirpGenPrebuiltPlugin"]),
    .plugin(name: "ChirpGenPrebuiltCommandPlugin", targets: ["ChirpGenPrebuiltCommandPlugin"]),
  ],
  targets: [
    .binaryTarget(
      name: "chirp-gen-binary",
      @PLACE@),
    .plugin(
      name: "ChirpGenPrebuiltPlugin", capability: .buildTool(),
      dependencies: ["chirp-gen-binary"], path: "Plugins/ChirpGenPlugin"),
    .plugin(
      name: "ChirpGenPrebuiltCommandPlugin",
      capability: .command(
        intent: .custom(
          verb: "generate-api", description: "Generate the Swift that is committed; --check it."),
        permissions: [
          .writeToPackageDirectory(reason: "to write the Swift that the specs of the package give")
        ]),
      dependencies: ["chirp-gen-binary"], path: "Plugins/ChirpGenCommandPlugin"),
  ],
  swiftLanguageModes: [.v6]
)
