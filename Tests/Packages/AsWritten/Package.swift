// swift-tools-version: 6.1
import PackageDescription

// Five packages as they were written for Apple's platforms, as targets of one so that Touchstone is built once for all. The
// lines for Linux at the end, and the files named AsApple.swift, are all that was added. Scripts/test-packages copies it and
// says where Touchstone is.
let package = Package(
  name: "AsWritten",
  defaultLocalization: "en",
  dependencies: [.package(path: "Palette")],
  targets: [
    // Components of 2020, with views, colours and fonts of UIKit.
    .target(name: "Glue", dependencies: ["Palette"], path: "Glue", swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(name: "GlueTests", dependencies: ["Glue"], path: "GlueTests", swiftSettings: [.swiftLanguageMode(.v5)]),
    // A design system with an asset catalogue and previews.
    .target(name: "Design", path: "Design"),
    .testTarget(name: "DesignTests", dependencies: ["Design"], path: "DesignTests"),
    // A library of one layout.
    .target(name: "Wrap", path: "Wrap"),
    .testTarget(name: "WrapTests", dependencies: ["Wrap"], path: "WrapTests"),
    // A dashboard that loads its numbers and logs.
    .target(name: "Dashboard", path: "Dashboard", swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "DashboardTests", dependencies: ["Dashboard"], path: "DashboardTests",
      swiftSettings: [.swiftLanguageMode(.v5)]),
    // A suite in Swift 6, with helpers that take views.
    .target(name: "Strict", path: "Strict"),
    .testTarget(name: "StrictTests", dependencies: ["Strict"], path: "StrictTests"),
  ]
)

#if os(Linux)
  let touchstone = Context.environment["TOUCHSTONE_PACKAGE"] ?? "../../.."
  package.dependencies.append(.package(name: "touchstone", path: touchstone))
  let products: [String: [String]] = [
    "Glue": ["SwiftUI", "UIKit", "CoreGraphics"], "Design": ["SwiftUI"], "Wrap": ["SwiftUI"],
    "Dashboard": ["SwiftUI", "Combine", "os"], "Strict": ["SwiftUI"], "GlueTests": ["UIKit", "SnapshotTesting"],
  ]
  for target in package.targets {
    target.dependencies += (products[target.name] ?? ["SnapshotTesting"]).map {
      .product(name: $0, package: "touchstone")
    }
    if target.name.hasPrefix("Glue") {
      target.sources = ["AsApple.swift"]
      target.plugins = [.plugin(name: "CompileAsIOS", package: "touchstone")]
    }
    if target.name == "Design" { target.plugins = [.plugin(name: "CopyResources", package: "touchstone")] }
    if target.name == "Dashboard" {
      target.swiftSettings?.append(
        .unsafeFlags([
          "-module-alias", "os=TouchstoneLogging", "-Xfrontend", "-import-module", "-Xfrontend", "SwiftUI",
        ]))
    }
  }
#endif
