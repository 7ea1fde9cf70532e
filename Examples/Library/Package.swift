// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Library",
  dependencies: [
    .package(name: "touchstone", path: "../..")
  ],
  targets: [
    .target(
      name: "Library",
      dependencies: [
        .product(name: "SwiftUI", package: "touchstone", condition: .when(platforms: [.linux])),
        .product(name: "SwiftData", package: "touchstone", condition: .when(platforms: [.linux])),
      ]),
    .testTarget(
      name: "LibraryTests",
      dependencies: [
        "Library",
        .product(name: "SwiftUI", package: "touchstone", condition: .when(platforms: [.linux])),
        .product(name: "SwiftData", package: "touchstone", condition: .when(platforms: [.linux])),
        .product(name: "TouchstoneTesting", package: "touchstone", condition: .when(platforms: [.linux])),
      ]),
  ]
)
