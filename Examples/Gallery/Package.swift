// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Gallery",
  // The benchmarks measure the screens, too: see Benchmarks.
  products: [.library(name: "Gallery", targets: ["Gallery"])],
  dependencies: [
    .package(name: "touchstone", path: "../..")
  ],
  targets: [
    // The views: on a Mac the same files compile against Apple's SwiftUI.
    .target(
      name: "Gallery",
      dependencies: [
        .product(name: "SwiftUI", package: "touchstone", condition: .when(platforms: [.linux])),
        .product(name: "Charts", package: "touchstone", condition: .when(platforms: [.linux])),
      ],
      resources: [.process("Resources")]),
    .executableTarget(
      name: "gallery-tool",
      dependencies: [
        "Gallery",
        .product(name: "SwiftUI", package: "touchstone", condition: .when(platforms: [.linux])),
      ]),
    .testTarget(
      name: "GalleryTests",
      dependencies: [
        "Gallery",
        .product(name: "SwiftUI", package: "touchstone", condition: .when(platforms: [.linux])),
        .product(name: "TouchstoneTesting", package: "touchstone"),
      ]),
  ]
)
