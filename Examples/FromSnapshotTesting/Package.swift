// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "FromSnapshotTesting",
  dependencies: [
    .package(name: "touchstone", path: "../..")
  ],
  targets: [
    .target(
      name: "Profiles",
      dependencies: [
        .product(name: "SwiftUI", package: "touchstone", condition: .when(platforms: [.linux]))
      ]),
    .testTarget(
      name: "ProfilesTests",
      dependencies: [
        "Profiles",
        .product(name: "SwiftUI", package: "touchstone", condition: .when(platforms: [.linux])),
        .product(name: "SnapshotTesting", package: "touchstone", condition: .when(platforms: [.linux])),
      ]),
  ]
)
