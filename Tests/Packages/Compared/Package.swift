// swift-tools-version: 6.1
import PackageDescription

// A package without goldens, whose revisions are compared with each other. Scripts/test-packages copies it and says where
// Touchstone is.
let package = Package(
  name: "Compared",
  dependencies: [.package(name: "touchstone", path: Context.environment["TOUCHSTONE_PACKAGE"] ?? "../../..")],
  targets: [
    .target(name: "Shop", dependencies: [.product(name: "SwiftUI", package: "touchstone")]),
    .testTarget(
      name: "ShopTests", dependencies: ["Shop", .product(name: "TouchstoneTesting", package: "touchstone")]),
  ]
)
