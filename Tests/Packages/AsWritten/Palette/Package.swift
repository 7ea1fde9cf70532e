// swift-tools-version: 5.9
import PackageDescription

// A dependency that knows nothing of Touchstone, and asks whether there is a UIKit.
let package = Package(
  name: "Palette", products: [.library(name: "Palette", targets: ["Palette"])], targets: [.target(name: "Palette")])
