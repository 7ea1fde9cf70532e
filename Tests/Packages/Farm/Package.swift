// swift-tools-version: 6.1
import PackageDescription

// A package as a team has it. Scripts/test-farm copies it and says where Touchstone is.
let package = Package(
  name: "Farm",
  dependencies: [.package(name: "touchstone", path: Context.environment["TOUCHSTONE_PACKAGE"] ?? "../../..")],
  targets: [
    .target(name: "Tiles", dependencies: [.product(name: "SwiftUI", package: "touchstone")]),
    .testTarget(
      name: "TileTests",
      dependencies: ["Tiles", .product(name: "TouchstoneTesting", package: "touchstone")]),
  ]
)
