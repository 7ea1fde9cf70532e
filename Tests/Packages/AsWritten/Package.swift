// swift-tools-version: 6.1
import PackageDescription

// Six packages as they were written for Apple's platforms, as targets of one so that Touchstone is built once for all.
// Scripts/test-packages copies it, and `touchstone migrate --write` adds what Linux needs: nothing else changes.
let package = Package(
  name: "AsWritten",
  defaultLocalization: "en",
  dependencies: [
    .package(path: "Palette"),
    .package(url: "https://github.com/pointfreeco/swift-snapshot-testing", from: "1.18.0"),
  ],
  targets: [
    // Components of 2020, with views, colours and fonts of UIKit.
    .target(name: "Glue", dependencies: ["Palette"], path: "Glue", swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "GlueTests",
      dependencies: ["Glue", .product(name: "SnapshotTesting", package: "swift-snapshot-testing")],
      path: "GlueTests", swiftSettings: [.swiftLanguageMode(.v5)]),
    // A design system with two asset catalogues of the same name and previews.
    .target(name: "Design", path: "Design"),
    .testTarget(
      name: "DesignTests",
      dependencies: ["Design", .product(name: "SnapshotTesting", package: "swift-snapshot-testing")],
      path: "DesignTests"),
    // A library of one layout.
    .target(name: "Wrap", path: "Wrap"),
    .testTarget(
      name: "WrapTests", dependencies: ["Wrap", .product(name: "SnapshotTesting", package: "swift-snapshot-testing")],
      path: "WrapTests"),
    // A dashboard that loads its numbers and logs.
    .target(name: "Dashboard", path: "Dashboard", swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "DashboardTests",
      dependencies: ["Dashboard", .product(name: "SnapshotTesting", package: "swift-snapshot-testing")],
      path: "DashboardTests", swiftSettings: [.swiftLanguageMode(.v5)]),
    // A suite in Swift 6, with helpers that take views.
    .target(name: "Strict", path: "Strict"),
    .testTarget(
      name: "StrictTests",
      dependencies: ["Strict", .product(name: "SnapshotTesting", package: "swift-snapshot-testing")],
      path: "StrictTests"),
    // Settings for Macs alone, with AppKit and inline snapshots.
    .target(name: "Pane", path: "Pane", swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "PaneTests",
      dependencies: [
        "Pane", .product(name: "SnapshotTesting", package: "swift-snapshot-testing"),
        .product(name: "InlineSnapshotTesting", package: "swift-snapshot-testing"),
      ],
      path: "PaneTests", swiftSettings: [.swiftLanguageMode(.v5)]),
  ]
)
