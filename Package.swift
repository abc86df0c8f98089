// swift-tools-version: 6.2

import PackageDescription

/// The upcoming language features that every Swift target is compiled with.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("InferIsolatedConformances"),
]

/// The files of `Templates`, which become part of the program.
let templates = [
  "argument", "authentication", "case", "coding", "conditional", "enumeration", "errors",
  "expression", "factory", "file", "frozen", "group", "namespace", "pages", "request",
  "routeProperty", "routes", "structure", "type", "union", "unionCoding",
]

/// The specs of `specs`, each a file beside the schema.
let specs = ["bookstore", "chirp", "everything", "httpbin", "shop", "users"]

/// The modules of `Generated`, one for each spec: `ChirpAPI` for `chirp.yaml`.
let generatedModules = specs.map { "\($0.prefix(1).uppercased())\($0.dropFirst())API" }

let package = Package(
  name: "chirp-gen",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .executable(name: "chirp-gen", targets: ["chirp-gen"]),
    .library(name: "ChirpRuntime", targets: ["ChirpRuntime"]),
    .library(name: "ChirpTesting", targets: ["ChirpTesting"]),
    .plugin(name: "ChirpGenPlugin", targets: ["ChirpGenPlugin"]),
    .plugin(name: "ChirpGenCommandPlugin", targets: ["ChirpGenCommandPlugin"]),
  ],
  targets: [
    .systemLibrary(
      name: "CLibYAML",
      pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
    ),
    .target(name: "ChirpDiagnostics", swiftSettings: settings),
    .target(
      name: "ChirpYAML", dependencies: ["CLibYAML", "ChirpDiagnostics"], swiftSettings: settings),
    .target(name: "ChirpMustache", dependencies: ["ChirpDiagnostics"], swiftSettings: settings),
    .target(
      name: "ChirpGenCore",
      dependencies: ["ChirpDiagnostics", "ChirpYAML", "ChirpMustache", "ChirpTemplates"],
      swiftSettings: settings),
    .target(
      name: "ChirpGenCLI",
      dependencies: ["ChirpDiagnostics", "ChirpYAML", "ChirpGenCore", "ChirpSchema"],
      swiftSettings: settings),
    .executableTarget(
      name: "chirp-gen", dependencies: ["ChirpGenCLI"], swiftSettings: settings),
    .plugin(name: "ChirpGenPlugin", capability: .buildTool(), dependencies: ["chirp-gen"]),
    .plugin(
      name: "ChirpGenCommandPlugin",
      capability: .command(
        intent: .custom(
          verb: "generate-api", description: "Generate the Swift that is committed; --check it."),
        permissions: [
          .writeToPackageDirectory(reason: "to write the Swift that the specs of the package give")
        ]),
      dependencies: ["chirp-gen"]),
    .executableTarget(
      name: "ChirpBenchmarks",
      dependencies: ["ChirpDiagnostics", "ChirpGenCore", "ChirpRuntime", "ChirpYAML"],
      path: "Benchmarks", swiftSettings: settings),
    .target(
      name: "ChirpTemplates", path: "Templates",
      resources: templates.map { .embedInCode("\($0).mustache") }, swiftSettings: settings),
    .target(
      name: "ChirpSchema", path: "specs", exclude: specs.map { "\($0).yaml" } + ["everything"],
      resources: [.embedInCode("chirp-spec-1.schema.json")], swiftSettings: settings),
    .testTarget(
      name: "ChirpGenCoreTests",
      dependencies: ["ChirpDiagnostics", "ChirpGenCore", "ChirpYAML"], swiftSettings: settings),
    .testTarget(name: "ChirpGenPluginTests", swiftSettings: settings),
    .testTarget(
      name: "ChirpGenCLITests",
      dependencies: [
        "ChirpDiagnostics", "ChirpGenCLI", "ChirpGenCore", "ChirpSchema", "ChirpTestServer",
        "ChirpYAML", "HostileSpecs", "chirp-gen",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "IntegrationTests",
      dependencies: [
        "ChirpDiagnostics", "ChirpGenCore", "ChirpRuntime", "ChirpSoak", "ChirpTestServer",
        "EverythingEnum", "EverythingStructs", "chirp-gen",
      ] + generatedModules.map { .byName(name: $0) },
      swiftSettings: settings),
    .testTarget(
      name: "ChirpDiagnosticsTests", dependencies: ["ChirpDiagnostics"], swiftSettings: settings),
    .testTarget(
      name: "ChirpYAMLTests", dependencies: ["ChirpYAML", "ChirpDiagnostics"],
      swiftSettings: settings),
    .testTarget(
      name: "ChirpMustacheTests", dependencies: ["ChirpMustache", "ChirpDiagnostics"],
      swiftSettings: settings),
    .target(name: "ChirpRuntime", swiftSettings: settings),
    .target(name: "ChirpTesting", dependencies: ["ChirpRuntime"], swiftSettings: settings),
    .target(
      name: "HostileSpecs", dependencies: ["ChirpDiagnostics", "ChirpGenCore"],
      path: "Tests/HostileSpecs", swiftSettings: settings),
    .executableTarget(
      name: "ChirpSoak",
      dependencies: ["ChirpDiagnostics", "ChirpGenCore", "ChirpRuntime", "HostileSpecs"],
      path: "Tests/ChirpSoak", swiftSettings: settings),
    .target(name: "ChirpTestServer", path: "Tests/ChirpTestServer", swiftSettings: settings),
    .executableTarget(
      name: "TransportProbe", dependencies: ["ChirpRuntime"], path: "Tests/TransportProbe",
      swiftSettings: settings),
    .target(
      name: "ChirpRuntimeSample", dependencies: ["ChirpRuntime"], path: "Tests/ChirpRuntimeSample",
      swiftSettings: settings + [.defaultIsolation(MainActor.self)]),
    .testTarget(
      name: "ChirpRuntimeTests",
      dependencies: ["ChirpRuntime", "ChirpRuntimeSample", "ChirpTestServer", "TransportProbe"],
      exclude: ["ReadBack/read_back.py"],
      swiftSettings: settings),
    .target(
      name: "EverythingEnum", dependencies: ["ChirpRuntime"],
      path: "Tests/Golden/Styles/enum/everything", swiftSettings: settings),
    .target(
      name: "EverythingStructs", dependencies: ["ChirpRuntime"],
      path: "Tests/Golden/Styles/structs/everything", swiftSettings: settings),
    .testTarget(
      name: "ChirpTestingTests", dependencies: ["ChirpRuntime", "ChirpTesting"],
      swiftSettings: settings),
  ]
    + generatedModules.map { name in
      .target(
        name: name, dependencies: ["ChirpRuntime"], path: "Generated/\(name)",
        swiftSettings: settings)
    },
  swiftLanguageModes: [.v6]
)

// libFuzzer brings the entry point, so that a plain build has no such program: see script/soak.
if Context.environment["CHIRP_FUZZER"] != nil {
  package.targets.append(
    .executableTarget(
      name: "ChirpFuzzer", dependencies: ["HostileSpecs"], path: "Tests/ChirpFuzzer",
      swiftSettings: settings))
}

// Sanitizers rebuild all that they watch: see script/soak.
if Context.environment["CHIRP_RUNTIME_ONLY"] != nil {
  let runtime = [
    "ChirpRuntime", "ChirpRuntimeSample", "ChirpRuntimeTests", "ChirpTestServer", "TransportProbe",
  ]
  package.products = []
  package.targets.removeAll { !runtime.contains($0.name) }
}
