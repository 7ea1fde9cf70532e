// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "benchmarks",
  dependencies: [.package(name: "touchstone", path: "..")],
  targets: [
    .executableTarget(
      name: "image-bench", dependencies: [.product(name: "TouchstoneDiff", package: "touchstone")],
      swiftSettings: [.swiftLanguageMode(.v6)])
  ])
