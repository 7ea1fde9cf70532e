// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "FilmStrip",
  dependencies: [
    .package(name: "touchstone", path: "../..")
  ],
  targets: [
    .target(
      name: "Pulses",
      dependencies: [
        .product(name: "SwiftUI", package: "touchstone", condition: .when(platforms: [.linux]))
      ]),
    .testTarget(
      name: "PulsesTests",
      dependencies: [
        "Pulses",
        .product(name: "SwiftUI", package: "touchstone", condition: .when(platforms: [.linux])),
        .product(name: "TouchstoneTesting", package: "touchstone", condition: .when(platforms: [.linux])),
      ]),
  ]
)
