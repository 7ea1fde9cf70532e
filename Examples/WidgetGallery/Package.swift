// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "WidgetGallery",
  dependencies: [
    .package(name: "touchstone", path: "../..")
  ],
  targets: [
    .target(
      name: "Widgets",
      dependencies: [
        .product(name: "SwiftUI", package: "touchstone", condition: .when(platforms: [.linux])),
        .product(name: "WidgetKit", package: "touchstone", condition: .when(platforms: [.linux])),
        .product(name: "ActivityKit", package: "touchstone", condition: .when(platforms: [.linux])),
        .product(name: "Charts", package: "touchstone", condition: .when(platforms: [.linux])),
      ]),
    .testTarget(
      name: "WidgetsTests",
      dependencies: [
        "Widgets",
        .product(name: "SwiftUI", package: "touchstone", condition: .when(platforms: [.linux])),
        .product(name: "TouchstoneWidgetTesting", package: "touchstone", condition: .when(platforms: [.linux])),
      ]),
  ]
)
