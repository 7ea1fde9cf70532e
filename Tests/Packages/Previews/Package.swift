// swift-tools-version: 6.2
import PackageDescription

// A package as a user has it, with previews that tests link, that none links, and that none can link.
let package = Package(
  name: "Previews",
  products: [
    .library(name: "Cards", targets: ["Cards"]),
    .library(name: "Badges", targets: ["Badges"]),
  ],
  dependencies: [.package(name: "touchstone", path: Context.environment["TOUCHSTONE_PACKAGE"] ?? "../../..")],
  targets: [
    .target(
      name: "Cards", dependencies: [.product(name: "SwiftUI", package: "touchstone")],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .target(name: "Badges", dependencies: [.product(name: "SwiftUI", package: "touchstone")]),
    .executableTarget(name: "App", dependencies: [.product(name: "SwiftUI", package: "touchstone")]),
    .testTarget(
      name: "CardTests",
      dependencies: ["Cards", .product(name: "TouchstoneTesting", package: "touchstone")]),
  ]
)
