// swift-tools-version: 6.1
import PackageDescription

// A package as a user has it, with fonts of its own. Scripts/test-debian copies it and says where Touchstone is.
let package = Package(
  name: "Signs",
  dependencies: [.package(name: "touchstone", path: Context.environment["TOUCHSTONE_PACKAGE"] ?? "../../..")],
  targets: [
    .target(name: "Signs", dependencies: [.product(name: "SwiftUI", package: "touchstone")]),
    .testTarget(
      name: "SignTests",
      dependencies: ["Signs", .product(name: "TouchstoneTesting", package: "touchstone")]),
  ]
)
