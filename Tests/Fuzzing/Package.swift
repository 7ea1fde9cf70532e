// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "fuzzing",
  dependencies: [.package(name: "touchstone", path: "../..")],
  targets: [
    .systemLibrary(name: "CFuzzer"),
    .executableTarget(
      name: "fuzz", dependencies: ["CFuzzer", .product(name: "TouchstoneDiff", package: "touchstone")],
      swiftSettings: [.swiftLanguageMode(.v6)]),
  ])
