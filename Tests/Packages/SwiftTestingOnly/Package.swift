// swift-tools-version: 6.1
import PackageDescription

// A package as a user has it. Scripts/test-packages copies it and says where Touchstone is.
let package = Package(
  name: "SwiftTestingOnly",
  dependencies: [.package(name: "touchstone", path: Context.environment["TOUCHSTONE_PACKAGE"] ?? "../../..")],
  targets: [
    .target(name: "Cards", dependencies: [.product(name: "SwiftUI", package: "touchstone")]),
    .testTarget(
      name: "CardTests",
      dependencies: ["Cards", .product(name: "TouchstoneTesting", package: "touchstone")]),
  ]
)
