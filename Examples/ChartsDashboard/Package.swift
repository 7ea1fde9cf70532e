// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "ChartsDashboard",
  dependencies: [
    .package(name: "touchstone", path: "../..")
  ],
  targets: [
    .target(
      name: "Dashboard",
      dependencies: [
        .product(name: "SwiftUI", package: "touchstone", condition: .when(platforms: [.linux])),
        .product(name: "Charts", package: "touchstone", condition: .when(platforms: [.linux])),
      ]),
    .testTarget(
      name: "DashboardTests",
      dependencies: [
        "Dashboard",
        .product(name: "SwiftUI", package: "touchstone", condition: .when(platforms: [.linux])),
        .product(name: "TouchstoneTesting", package: "touchstone", condition: .when(platforms: [.linux])),
      ]),
  ]
)
