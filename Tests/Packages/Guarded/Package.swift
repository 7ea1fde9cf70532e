// swift-tools-version: 6.1
import PackageDescription

// A package that was written for phones alone. Only the lines for Linux, and two files named AsApple.swift, were added.
// Scripts/test-packages copies it and says where Touchstone is.
let package = Package(
  name: "Guarded",
  defaultLocalization: "en",
  targets: [
    .target(name: "Cards", exclude: ["Draft.swift"]),
    .testTarget(name: "CardTests", dependencies: ["Cards"]),
  ]
)

#if os(Linux)
  let touchstone = Context.environment["TOUCHSTONE_PACKAGE"] ?? "../../.."
  package.dependencies.append(.package(name: "touchstone", path: touchstone))
  for target in package.targets where Context.environment["GUARDED_PLAIN"] == nil {
    target.sources = ["AsApple.swift"]
    target.plugins = [
      .plugin(name: "CompileAsIOS", package: "touchstone"), .plugin(name: "CopyResources", package: "touchstone"),
    ]
  }
  if Context.environment["GUARDED_PLAIN"] == nil {
    package.targets.append(
      .target(
        name: "Stamps",
        dependencies: [
          .product(name: "SwiftUI", package: "touchstone"), .product(name: "UIKit", package: "touchstone"),
        ],
        plugins: [.plugin(name: "CopyResources", package: "touchstone")]))
    package.targets[1].dependencies.append("Stamps")
  }
  package.targets[0].dependencies.append(.product(name: "SwiftUI", package: "touchstone"))
  package.targets[1].dependencies.append(.product(name: "SnapshotTesting", package: "touchstone"))
#endif
