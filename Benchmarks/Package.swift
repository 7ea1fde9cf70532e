// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "benchmarks",
  dependencies: [.package(name: "touchstone", path: ".."), .package(path: "../Examples/Gallery")],
  targets: [
    .systemLibrary(name: "CCairoForBenchmarks", pkgConfig: "cairo-ft", providers: [.apt(["libcairo2-dev"])]),
    // The floor is what a C programmer would ship: optimised in both configurations.
    .target(
      name: "CairoCard", dependencies: ["CCairoForBenchmarks"], cSettings: [.unsafeFlags(["-O2"])],
      linkerSettings: [.linkedLibrary("png"), .linkedLibrary("m")]),
    .executableTarget(
      name: "touchstone-bench",
      dependencies: [
        "CairoCard",
        .product(name: "Gallery", package: "Gallery"),
        .product(name: "TouchstoneDiff", package: "touchstone"),
        .product(name: "TouchstoneRenderer", package: "touchstone"),
        .product(name: "TouchstoneServing", package: "touchstone"),
        .product(name: "SwiftUI", package: "touchstone"),
        .product(name: "Charts", package: "touchstone"),
        .product(name: "SwiftData", package: "touchstone"),
        .product(name: "TouchstoneTesting", package: "touchstone"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "SuiteTests",
      dependencies: ["touchstone-bench", .product(name: "TouchstoneTesting", package: "touchstone")],
      swiftSettings: settings),
  ])
