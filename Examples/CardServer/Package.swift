// swift-tools-version: 6.2
import PackageDescription

let touchstone: [Target.Dependency] = ["SwiftUI", "Charts", "TouchstoneServing"].map {
  .product(name: $0, package: "touchstone")
}

let package = Package(
  name: "CardServer",
  dependencies: [
    // In a package of your own, `traits: []` leaves out the commands of Touchstone's tool and what they load. Here it would make CI
    // compile all of Touchstone twice.
    .package(name: "touchstone", path: "../.."),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.20.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.6.0"),
    .package(url: "https://github.com/apple/swift-metrics", from: "2.5.0"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.0.0"),
  ],
  targets: [
    .target(name: "Cards", dependencies: Array(touchstone.dropLast())),
    .executableTarget(
      name: "CardServer",
      dependencies: [
        "Cards", .product(name: "Hummingbird", package: "hummingbird"), .product(name: "Logging", package: "swift-log"),
        .product(name: "Metrics", package: "swift-metrics"),
      ] + touchstone),
    .testTarget(
      name: "CardServerTests",
      dependencies: [
        "CardServer", "Cards", .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"), .product(name: "MetricsTestKit", package: "swift-metrics"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
        .product(name: "TouchstoneTesting", package: "touchstone"),
      ] + touchstone),
  ]
)
