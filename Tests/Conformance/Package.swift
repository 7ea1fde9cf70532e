// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "conformance",
  dependencies: [.package(name: "touchstone", path: "../..")],
  targets: [
    .executableTarget(
      name: "conformance", dependencies: [.product(name: "TouchstoneDiff", package: "touchstone")],
      swiftSettings: [.swiftLanguageMode(.v6)])
  ])
