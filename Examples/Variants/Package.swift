// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Variants",
  dependencies: [
    .package(name: "touchstone", path: "../..")
  ],
  targets: [
    .target(
      name: "Banners",
      dependencies: [
        .product(name: "SwiftUI", package: "touchstone", condition: .when(platforms: [.linux]))
      ]),
    .testTarget(
      name: "BannersTests",
      dependencies: [
        "Banners",
        .product(name: "SwiftUI", package: "touchstone", condition: .when(platforms: [.linux])),
        .product(name: "TouchstoneTesting", package: "touchstone", condition: .when(platforms: [.linux])),
      ]),
  ]
)
