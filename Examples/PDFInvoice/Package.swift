// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "PDFInvoice",
  dependencies: [
    .package(name: "touchstone", path: "../..")
  ],
  targets: [
    .target(
      name: "Invoices",
      dependencies: [
        .product(name: "SwiftUI", package: "touchstone", condition: .when(platforms: [.linux]))
      ]),
    .testTarget(
      name: "InvoicesTests",
      dependencies: [
        "Invoices",
        .product(name: "SwiftUI", package: "touchstone", condition: .when(platforms: [.linux])),
        .product(name: "TouchstoneTesting", package: "touchstone", condition: .when(platforms: [.linux])),
      ]),
  ]
)
