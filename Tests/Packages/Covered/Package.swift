// swift-tools-version: 6.1
import PackageDescription

// A package with 13 views and 33 gaps in what its snapshots show. A comment `GAP` stands at the line of each, with the words of
// `touchstone coverage --uncovered`, which must name these and no other. Scripts/test-packages copies it and says where Touchstone is.
let package = Package(
  name: "Covered",
  dependencies: [.package(name: "touchstone", path: Context.environment["TOUCHSTONE_PACKAGE"] ?? "../../..")],
  targets: [
    .target(name: "Shop", dependencies: [.product(name: "SwiftUI", package: "touchstone")]),
    .testTarget(
      name: "ShopTests", dependencies: ["Shop", .product(name: "TouchstoneTesting", package: "touchstone")]),
  ]
)
