// swift-tools-version: 6.1
import PackageDescription

// A package whose tests fail, crash and do not compile on demand. Scripts/test-packages copies it and says where
// Touchstone is.
let touchstone = Target.Dependency.product(name: "TouchstoneTesting", package: "touchstone")
let package = Package(
  name: "Recording",
  dependencies: [.package(name: "touchstone", path: Context.environment["TOUCHSTONE_PACKAGE"] ?? "../../..")],
  targets: [
    .target(name: "Cards", dependencies: [.product(name: "SwiftUI", package: "touchstone")]),
    .testTarget(name: "CardTests", dependencies: ["Cards", touchstone]),
    .testTarget(name: "RowTests", dependencies: ["Cards", touchstone]),
  ]
)
