// swift-tools-version: 6.1
import PackageDescription

// A package of which many snapshots fail for one or two causes, as the environment asks. Scripts/test-packages and
// Scripts/benchmark-causes copy it and say where Touchstone is.
let package = Package(
  name: "Causes",
  dependencies: [.package(name: "touchstone", path: Context.environment["TOUCHSTONE_PACKAGE"] ?? "../../..")],
  targets: [
    .target(name: "Shop", dependencies: [.product(name: "SwiftUI", package: "touchstone")]),
    .testTarget(
      name: "ShopTests", dependencies: ["Shop", .product(name: "TouchstoneTesting", package: "touchstone")]),
  ]
)
