// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "DesignSystem",
  dependencies: [
    .package(name: "touchstone", path: "../..")
  ],
  targets: [
    .target(
      name: "Components",
      dependencies: [
        .product(name: "SwiftUI", package: "touchstone", condition: .when(platforms: [.linux]))
      ]),
    .testTarget(
      name: "ComponentsTests",
      dependencies: [
        "Components",
        .product(name: "SwiftUI", package: "touchstone", condition: .when(platforms: [.linux])),
        .product(name: "TouchstoneTesting", package: "touchstone", condition: .when(platforms: [.linux])),
      ]),
  ]
)
