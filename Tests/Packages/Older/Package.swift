// swift-tools-version: 5.5
import Foundation
import PackageDescription

// A package as it was written for Apple's platforms in 2021. Only its manifest says where the modules come from.
let touchstone = ProcessInfo.processInfo.environment["TOUCHSTONE_PACKAGE"] ?? "../../.."

let package = Package(
  name: "Older",
  dependencies: [.package(name: "touchstone", path: touchstone)],
  targets: [
    .target(
      name: "Badges",
      dependencies: [
        .product(name: "SwiftUI", package: "touchstone"), .product(name: "Combine", package: "touchstone"),
        .product(name: "CoreGraphics", package: "touchstone"), .product(name: "QuartzCore", package: "touchstone"),
      ]),
    .testTarget(
      name: "BadgeTests", dependencies: ["Badges", .product(name: "SnapshotTesting", package: "touchstone")]),
  ]
)
